import { useState } from 'react'
import { ProgramDocuments } from '#features/catalogue/client/documents'
import { Brochure } from '../lot/Brochure'
import { plansOf } from '../lot/Documents'
import type { ComparedLot } from './ComparedLot'
import { GroupTitle } from './FactRows'

/** What there is to read of each lot, by the firm and by its promoter; nothing where none gives any. */
export function DocumentRows({ shown }: { readonly shown: readonly ComparedLot[] }) {
  const [isOpen, setOpen] = useState(true)
  const isAny = shown.some(isDocumented)
  if (!isAny) return null
  return (
    <tbody className="compare-documents">
      <GroupTitle title="Documents" columns={shown.length} isOpen={isOpen} onFold={setOpen} />
      {isOpen && (
        <tr>
          <th scope="row">Documents, plaquette et plans</th>
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
  if (!isDocumented(row)) return '—'
  return (
    <>
      <ProgramDocuments program={row.lot.program.id} documents={givenWith(row)} />
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

const isDocumented = (row: ComparedLot): boolean =>
  addressOf(row) !== null || plansIn(row).length > 0 || givenWith(row).length > 0
const givenWith = ({ program }: ComparedLot) => program?.documents ?? []
const addressOf = ({ program }: ComparedLot): string | null => program?.brochure_url ?? null
const plansIn = ({ whole }: ComparedLot) => (whole ? plansOf(whole) : [])
