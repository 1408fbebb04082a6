import { facadeOf, GROUND } from './facade'
import './pictures.css'

/** Sky and ground go on beyond the drawing, in a place of another shape. */
const BEYOND = 600

/** A building drawn from a few words, where a programme has no picture. It says nothing of the programme: it is decoration. */
export function Illustration({ seed }: { readonly seed: string }) {
  const { tint, blocks, windows, balconies, trees } = facadeOf(seed)
  return (
    <svg className={`facade facade-${tint}`} viewBox="0 0 160 100" preserveAspectRatio="xMidYMax meet" aria-hidden>
      <rect className="facade-sky" x={-BEYOND} y={-BEYOND} width={160 + 2 * BEYOND} height={100 + BEYOND} />
      <rect className="facade-ground" x={-BEYOND} y={GROUND} width={160 + 2 * BEYOND} height={100 - GROUND} />
      {blocks.map((block) => (
        <rect key={block.x} className="facade-wall" {...block} />
      ))}
      <path className="facade-window" d={windows} />
      <path className="facade-balcony" d={balconies} />
      {trees.map(({ x, y, radius }) => (
        <g key={x}>
          <path className="facade-trunk" d={`M${x} ${y}V${GROUND}`} />
          <circle className="facade-tree" cx={x} cy={y} r={radius} />
        </g>
      ))}
    </svg>
  )
}
