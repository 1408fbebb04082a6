import { FolderOpenOutlined } from '@ant-design/icons'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { ErrorBlock, formatEuros, formatNumber } from '#client/ui'
import { ClientFileChoice } from '#features/clientFile/client/chosenFile'
import { LotProgress, MissingAnswers, type HouseholdLots } from '#features/clientFile/client/lots'
import type { Search } from '../search/Search'
import type { ChangeSearch } from '../useSearch'

interface HouseholdBandProps {
  /** Undefined without one, and while it is read. */
  readonly household: HouseholdLots | undefined
  readonly search: Search
  readonly change: ChangeSearch
}

/** For whom lots are looked for, and what their efforts rest on. */
export function HouseholdBand({ household, search, change }: HouseholdBandProps) {
  const mayRead = useAppSelector((state) => allows(selectHeldRights(state), 'readClientFiles'))
  if (!mayRead) return null
  return (
    <section className="household-band" aria-label="Dossier">
      <FolderOpenOutlined aria-hidden />
      <span aria-hidden>Pour</span>
      <ClientFileChoice
        value={search.clientFile}
        onChange={(clientFile) => {
          change({ clientFile, ...(clientFile === null ? { highestEffort: null } : {}) })
        }}
      />
      {household ? (
        <Basis household={household} />
      ) : (
        <span className="remark">L’effort de chaque lot se calcule pour un dossier.</span>
      )}
    </section>
  )
}

/** `Effort calculé avec 55 000 € d’apport, sur 25 ans`, or why it is not. */
function Basis({ household: { calculation, outcomes, contribution, loanDuration } }: { household: HouseholdLots }) {
  if (Object.keys(calculation.missing).length > 0) return <MissingAnswers missing={calculation.missing} />
  if (outcomes.hasFailed)
    return (
      <ErrorBlock
        message="Le calcul des lots s’est arrêté. Ils sont classés par note seule."
        onRetry={outcomes.retry}
      />
    )
  return (
    <span className="remark" role="status">
      {outcomes.isComplete ? (
        `Effort calculé avec ${formatEuros(contribution)} d’apport, prêt sur ${formatNumber(loanDuration)} ans, impôts payés.`
      ) : (
        <>
          <LotProgress outcomes={outcomes} /> {formatNumber(outcomes.done)}/{formatNumber(outcomes.total)} lots calculés
        </>
      )}
    </span>
  )
}
