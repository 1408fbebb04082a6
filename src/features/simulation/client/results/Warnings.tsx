import type { SimulationAnswer } from '../simulate'

/** What the reader must know before trusting the figures. */
export function Warnings({ warnings }: Pick<SimulationAnswer['data'], 'warnings'>) {
  if (warnings.length === 0) return null
  return (
    <ul className="warnings" aria-label="À savoir">
      {warnings.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  )
}
