import { useState } from 'react'
import { Checkbox } from 'antd'
import { formatDate, formatEuros, formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import type { Reference } from './references'
import type { ReferenceTableProps } from './ReferenceTable'
import { distanceWords, ownGapWords, sourceOf } from './words'

/** Cards shown at first, and each time that more are asked for. */
const PAGE = 15

/** What the subject is measured by, nearest first, on a phone: three lines each, and whether it counts. */
export function ReferenceCards({ references, own, leftOut, onToggle }: ReferenceTableProps) {
  const [count, setCount] = useState(PAGE)
  return (
    <>
      <ul className="bench-cards" aria-label="Références">
        {references.slice(0, count).map((reference) => (
          <li key={reference.lot.id}>
            <Checkbox
              checked={!leftOut.includes(reference.lot.id)}
              onChange={() => {
                onToggle(reference.lot.id)
              }}
            >
              {lotName(reference.lot)}
            </Checkbox>
            <p>{figuresOf(reference, own)}</p>
            <p className="remark">{originOf(reference)}</p>
          </li>
        ))}
      </ul>
      {references.length > count && (
        <Button
          block
          onClick={() => {
            setCount(count + PAGE)
          }}
        >
          Voir {PAGE} références de plus (sur {formatNumber(references.length)})
        </Button>
      )}
    </>
  )
}

/** `T2 · 41,2 m² · 226 900 € · 5 602 €/m² (−12 %) · loyer 648 €/mois`. @param own euros a m² of the subject */
function figuresOf(reference: Reference, own: number | null): string {
  const { lot, price, perSquareMetre } = reference
  const gap = own === null ? '' : ` (${ownGapWords(own, reference)})`
  return [
    lotKind(lot),
    formatEuros(price),
    `${formatEuros(perSquareMetre, { per: 'm²' })}${gap}`,
    lot.suggested_rent === null ? '' : `loyer ${formatEuros(lot.suggested_rent, { per: 'mois' })}`,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** `Lot à vendre · 14/11/2026 · 1,8 km · neuf`. */
const originOf = (reference: Reference): string =>
  [
    sourceOf(reference),
    formatDate(reference.date),
    distanceWords(reference),
    reference.lot.program.seniority === 'old' ? 'ancien' : 'neuf',
  ].join(' · ')
