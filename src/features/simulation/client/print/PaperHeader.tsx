import type { ReactNode } from 'react'
import type { Attributes } from '#contract'
import { selectCompany } from '#client/session'
import { useAppSelector } from '#client/store'
import { formatDate } from '#client/ui'

interface PaperHeaderProps {
  readonly title: ReactNode
  /** Of the study, `YYYY-MM-DD`. */
  readonly day: string
  readonly adviser: Partial<Attributes<'user'>> | undefined
  /** What the title does not say. */
  readonly children?: ReactNode
}

/** What a study is, and who made it: the firm by its logo, or by its name where it has none, and the adviser. */
export const PaperHeader = ({ title, day, adviser, children }: PaperHeaderProps) => (
  <header className="printed-header">
    <Firm />
    <h1>{title}</h1>
    {children}
    <p>
      Étude du {formatDate(day)}
      {adviser && <>, par {written(adviser)}</>}
    </p>
  </header>
)

function Firm() {
  const firm = useAppSelector(selectCompany)?.attributes
  const logo = [firm?.logo, firm?.logo_square].find((address) => typeof address === 'string' && address !== '')
  const name = firm?.name ?? ''
  return <p className="printed-firm">{logo ? <img src={logo} alt={name} /> : name}</p>
}

const written = ({ first_name, last_name, email, phone }: Partial<Attributes<'user'>>): string =>
  [[first_name, last_name].filter(Boolean).join(' '), email, phone].filter(Boolean).join(', ')
