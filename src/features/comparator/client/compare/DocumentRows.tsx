import { useState } from 'react'
import { Brochure } from '../lot/Brochure'
import { plansOf } from '../lot/Documents'
import type { ComparedLot } from './ComparedLot'
import { GroupTitle } from './FactRows'

/** What the promoters give to read of each lot; nothing where none does. */
export function DocumentRows({ shown }: { readonly shown: readonly ComparedLot[] }) {
  const [isOpen, setOpen] = useState(true)
  const isAny = shown.some((row) => addressOf(row) !== null || plansIn(row).length > 0)
  if (!isAny) return null
  return (
    <tbody className="compare-documents">
      <GroupTitle title="Documents" columns={shown.length} isOpen={isOpen} onFold={setOpen} />
      {isOpen && (
        <tr>
          <th scope="row">Plaquette et plans</th>
          {shown.map((row) => (
            <td key={row.lot.id}>
              <LotDocuments row={row} />
            </td>
          ))}
        </tr>
      )}
    </tbody>
  )
}

function LotDocuments({ row }: { readonly row: ComparedLot }) {
  const plans = plansIn(row)
  if (addressOf(row) === null && plans.length === 0) return '—'
  return (
    <>
      <Brochure url={addressOf(row)} />
      {plans.map(({ url, alt }) => (
        <p key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {alt} (nouvel onglet)
          </a>
        </p>
      ))}
    </>
  )
}

const addressOf = ({ program }: ComparedLot): string | null => program?.brochure_url ?? null
const plansIn = ({ whole }: ComparedLot) => (whole ? plansOf(whole) : [])
