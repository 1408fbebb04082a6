import type { ReactNode } from 'react'
import type { StudyReading } from '#features/studies/contract'
import { Icon } from '../icons'

interface HeaderProps {
  readonly reading: StudyReading
  readonly pdfAddress: string
  readonly onDownload: () => void
  /** What is said of the tracking. */
  readonly children: ReactNode
  /** Of the chapters, the share that is behind. */
  readonly progress: number
  readonly isCover: boolean
}

const firstLetters = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()

export function Logo({ name, logo }: StudyReading['company']) {
  if (logo !== null) return <img className="logo" src={logo} alt={name} height={32} />
  return (
    <>
      <span className="monogram" aria-hidden>
        {firstLetters(name)}
      </span>
      <strong>{name}</strong>
    </>
  )
}

/** Whose study it is, and how to take it along. */
export function Header({ reading, pdfAddress, onDownload, progress, isCover, children }: HeaderProps) {
  return (
    <header className={isCover ? 'header is-cover' : 'header'}>
      <div className="header-inside">
        <p className="firm">
          <Logo {...reading.company} />
        </p>
        <p className="header-title quiet">{reading.report.title}</p>
        {children}
        <a className="button download" href={pdfAddress} download onClick={onDownload}>
          <Icon name="download" />
          <span>Télécharger le PDF</span>
        </a>
      </div>
      <div className="progress" aria-hidden>
        <div style={{ width: `${progress * 100}%` }} />
      </div>
    </header>
  )
}
