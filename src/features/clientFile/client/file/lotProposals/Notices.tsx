import type { LotCalculation } from '#features/clientFile/contract/lots'
import type { LotOutcomes } from '../../calculation/lots'
import { ErrorBlock, formatEuros, formatNumber } from '#client/ui'
import { LotProgress } from '../../lots/LotProgress'
import { MissingAnswers } from './MissingAnswers'
import type { JudgedLot } from './LotRow'
import type { RankingName } from './rankings'
import { withoutFiguresWords } from './withoutFigures'

interface NoticesProps {
  readonly missing: LotCalculation['missing']
  readonly outcomes: LotOutcomes
  /** The catalogue is the last one read on this device. */
  readonly isKept: boolean
  /** Lots that are looked for. */
  readonly rows: readonly Pick<JudgedLot, 'explanation'>[]
  /** Lots whose effort tells whether they are, and is not calculated yet. */
  readonly pending: number
  /** Lots without figures, that the effort asked for leaves out. */
  readonly withoutFigures: number
  readonly total: number
  /** The effort that the household wishes, euros a month, where all lots are above it; else null. */
  readonly unmetEffort: number | null
  readonly ranking: RankingName
}

/** How far the ranking is, and what it rests on when that is not everything. */
export function Notices({ missing, outcomes, isKept, rows, total, unmetEffort, ranking, ...unknown }: NoticesProps) {
  const count = rows.length
  if (Object.keys(missing).length > 0) return <MissingAnswers missing={missing} />
  if (outcomes.hasFailed)
    return (
      <ErrorBlock
        message="Le calcul des lots s’est arrêté. Ils sont classés par note seule et le dossier n’a pas changé."
        onRetry={outcomes.retry}
      />
    )
  return (
    <p className="lot-progress" role="status">
      {outcomes.isComplete ? (
        `${formatNumber(count)} lot${count > 1 ? 's' : ''} sur ${formatNumber(total)}, impôts payés.${withoutFiguresWords(rows)}${leftOut(unknown)}${aboveWish(unmetEffort, ranking)}`
      ) : (
        <>
          <LotProgress outcomes={outcomes} />{' '}
          {unknown.pending > 0
            ? pendingWords(unknown.pending)
            : `${formatNumber(outcomes.done)}/${formatNumber(outcomes.total)} calculés, classement provisoire`}
        </>
      )}
      {isKept && ' Hors connexion\u00a0: catalogue de la dernière lecture.'}
    </p>
  )
}

/** ` Aucun lot sous l’effort souhaité de 300 €/mois : les plus proches d’abord.` */
const aboveWish = (effort: number | null, ranking: RankingName): string =>
  effort === null
    ? ''
    : ` Aucun lot sous l’effort souhaité de ${formatEuros(effort, { per: 'mois' })}${ranking === 'effort' ? '\u00a0: les plus proches d’abord' : ''}.`

/** ` 7 lots sans chiffres sont laissés de côté.` */
function leftOut({ withoutFigures: count }: Pick<NoticesProps, 'withoutFigures'>): string {
  if (count === 0) return ''
  return ` ${formatNumber(count)} lot${count > 1 ? 's' : ''} sans chiffres ${count > 1 ? 'sont laissés' : 'est laissé'} de côté.`
}

/** `12 lots en cours de calcul` */
export const pendingWords = (pending: number): string =>
  `${formatNumber(pending)} lot${pending > 1 ? 's' : ''} en cours de calcul`
