import type { MouseEvent, ReactNode } from 'react'

/** The parts of the page of a lot or of a programme, in the order of a phone. */
const parts = {
  chiffres: 'Chiffres',
  notes: 'Notes',
  quartier: 'Quartier',
  bien: 'Bien',
  programme: 'Programme',
  documents: 'Documents',
  lots: 'Lots',
  fiche: 'Fiche',
  situation: 'Situation',
  presentation: 'Présentation',
  commentaire: 'Commentaire',
  prix: 'Prix',
} as const
export type LotPartName = keyof typeof parts

/** Leads to the parts of the page; the entry of the history stays, with what leads back to the search. */
export const LotParts = ({ shown }: { shown: readonly LotPartName[] }) => (
  <nav className="lot-parts" aria-label="Parties de la fiche">
    {shown.map((name) => (
      <a key={name} href={`#${name}`} onClick={showPart}>
        {parts[name]}
      </a>
    ))}
  </nav>
)

function showPart(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const part = document.getElementById(event.currentTarget.hash.slice(1))
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

interface LotPartProps {
  readonly name: LotPartName
  readonly children: ReactNode
}

/** A part that is led to. */
export const LotPart = ({ name, children }: LotPartProps) => (
  <div id={name} tabIndex={-1} className="lot-part">
    {children}
  </div>
)
