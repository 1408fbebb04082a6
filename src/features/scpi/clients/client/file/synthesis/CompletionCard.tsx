import { Link } from 'react-router-dom'
import { useEdited } from '#client/editing'
import { Card, formatDate, formatNumber, StatusTag } from '#client/ui'
import { today } from '#client/screens'
import { scpiClientAddress, scpiClientParts } from '#features/scpi/clients/contract'
import { labelOfMissing, percentDone, type Completion } from '#features/scpi/clients/contract/completion'
import { Completeness } from '../../shared/Completeness'
import { addressOf, partNames, partOf, type AnsweredPart } from '../fileParts'
import { useAccount } from '../useAccount'
import { useCompletion } from '../useCompletion'

/** How much of the file is filled, and each answer that it lacks, with the way to its field. */
export function CompletionCard({ id }: { id: string }) {
  const completion = useCompletion(id)
  const hasAccount = useAccount(id) !== undefined
  return (
    <Card title="Ce qui est rempli" state={<Questionnaire id={id} />}>
      <p className="scpi-lead">{sentenceOf(completion, hasAccount)}</p>
      <Completeness percent={percentDone(completion)} isWide />
      {partNames.map((part) => (
        <MissingOf key={part} id={id} part={part} completion={completion} />
      ))}
      {!hasAccount && (
        <p>
          <Link to={scpiClientAddress(id, 'famille')}>Créer le compte investisseur</Link>
        </p>
      )}
    </Card>
  )
}

function sentenceOf({ missing, ...counts }: Completion, hasAccount: boolean): string {
  const percent = formatNumber(percentDone({ ...counts }), { unit: '%' })
  if (missing.length === 0)
    return hasAccount ? 'La fiche est complète.' : 'La fiche est complète\u202f; le compte investisseur reste à créer.'
  const answers = missing.length > 1 ? `${formatNumber(missing.length)} réponses manquent` : 'une réponse manque'
  return `La fiche est remplie à ${percent}\u00a0: ${answers}.`
}

function MissingOf({ id, part, completion }: { id: string; part: AnsweredPart; completion: Completion }) {
  const missing = completion.missing.filter((answer) => partOf(answer) === part)
  if (missing.length === 0) return null
  return (
    <section className="scpi-missing" aria-label={`${scpiClientParts[part]}\u00a0: ce qui manque`}>
      <h3>{scpiClientParts[part]}</h3>
      <ul>
        {missing.map((answer, index) => (
          <li key={`${answer.section} ${answer.field} ${String(index)}`}>
            <Link to={addressOf(id, answer)}>{labelOfMissing(answer)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether the questionnaire is signed, and until when it holds. */
function Questionnaire({ id }: { id: string }) {
  const { kyc_signed_at: signed, kyc_valid_until: until } = useEdited('scpi_client', id)?.attributes ?? {}
  if (!signed) return <StatusTag tone="neutral">Recueil pas encore signé</StatusTag>
  if (until && until < today()) return <StatusTag tone="warning">Recueil expiré le {formatDate(until)}</StatusTag>
  return <StatusTag tone="violet">Recueil signé le {formatDate(signed)}</StatusTag>
}
