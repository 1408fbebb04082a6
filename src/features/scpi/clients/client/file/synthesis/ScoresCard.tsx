import { LockOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { scpi } from '#domain'
import type { Attributes } from '#contract'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, formatDate, formatNumber, Skeleton } from '#client/ui'
import { Collapse } from '#client/ui/collapse'
import { labelOfMissing, type MissingAnswer } from '#features/scpi/clients/contract/completion'
import { parseFields, scpiAccountsApi } from '../../api'
import { addressOf } from '../fileParts'
import { componentsIn, limitsIn, scoreWords } from './scores'
import './scores.css'

type Score = Partial<Attributes<'score'>>
type Code = (typeof scpi.scoreCodes)[number]

interface ScoresProps {
  readonly clientId: string
  readonly accountId: string
}

/** The five scores of the client: how high, what limits them, what they still lack, and where each point comes from. */
export function ScoresCard({ clientId, accountId }: ScoresProps) {
  const { score: profile } = useScore('investor-profile', accountId)
  const computed = profile && `Calculés le ${formatDate(profile.computed_at)}, règles ${profile.rules_version ?? ''}`
  return (
    <Card title="Les cinq scores" {...(computed === undefined ? {} : { sentence: computed })}>
      {profile?.sentence && <p className="scpi-lead">{ofClient(profile.sentence)}</p>}
      <ul className="scpi-scores">
        {scpi.scoreCodes.map((code) => (
          <li key={code}>
            <ScoreLine code={code} clientId={clientId} accountId={accountId} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A sentence that speaks to the client, as it is said of him. */
const ofClient = (sentence: string): string => sentence.replace(/^Votre profil/, 'Son profil')

/** A score, read again each time that somebody comes back to it: the answers may have changed. */
function useScore(code: Code, accountId: string) {
  const query = scpiAccountsApi.useScoreQuery({ code, accountId }, { refetchOnMountOrArgChange: true })
  const id = query.data?.refs[0]?.id ?? ''
  const score: Score | undefined = useAppSelector((state) => selectResource(state, 'score', id))?.attributes
  return { ...query, score }
}

function ScoreLine({ code, clientId, accountId }: ScoresProps & { code: Code }) {
  const { score, error, refetch } = useScore(code, accountId)
  const { name, from } = scoreWords[code]
  if (!score)
    return (
      <>
        <h3>{name}</h3>
        {error && 'kind' in error ? (
          <ErrorBlock message={whyNotRead(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={1} />
        )}
      </>
    )
  const { points = null, max_points: most = null, level_label: level } = score
  const missing = parseFields(score.missing_fields)
  return (
    <>
      <div className="scpi-score-header">
        <h3>{name}</h3>
        <strong className={level ? undefined : 'scpi-score-incomplete'}>{level ?? 'À compléter'}</strong>
        <span className="scpi-score-points">
          {formatNumber(points)} / {formatNumber(most)}
        </span>
      </div>
      <ScoreBar fraction={points === null || !most ? 0 : points / most} from={from} />
      <Missing clientId={clientId} missing={missing} />
      <Reasons score={score} />
    </>
  )
}

/** A bar cut where levels begin; the level and the points say the same in words. */
function ScoreBar({ fraction, from }: { fraction: number; from: readonly number[] }) {
  return (
    <div className="scpi-score-bar" aria-hidden>
      {from.map((start, index) => {
        const end = from[index + 1] ?? 1
        const filled = Math.min(Math.max((fraction - start) / (end - start), 0), 1)
        return (
          <span key={start} style={{ flexGrow: end - start }}>
            <span style={{ width: `${String(filled * 100)}%` }} />
          </span>
        )
      })}
    </div>
  )
}

/** Beyond this many links, the rest is counted. */
const SHOWN = 3

function Missing({ clientId, missing }: { clientId: string; missing: readonly MissingAnswer[] }) {
  if (missing.length === 0) return null
  const more = missing.length - SHOWN
  return (
    <p className="scpi-score-missing">
      {missing.length === 1 ? 'Une réponse manque' : `${String(missing.length)} réponses manquent`}
      {'\u00a0: '}
      {missing.slice(0, SHOWN).map((answer, index) => (
        <span key={`${answer.section} ${answer.field}`}>
          {index > 0 && ', '}
          <Link to={addressOf(clientId, answer)}>{labelOfMissing(answer)}</Link>
        </span>
      ))}
      {more > 0 && ` et ${String(more)} ${more > 1 ? 'autres' : 'autre'}`}.
    </p>
  )
}

/** What limits a score, and how each of its points comes. */
function Reasons({ score }: { score: Score }) {
  const components = componentsIn(score.components)
  const limits = limitsIn(score.limiting, score.caps, components)
  return (
    <>
      {limits.length > 0 && (
        <p className="scpi-score-limits">
          <LockOutlined aria-hidden /> Limité par&nbsp;: {limits.join(', ')}.
        </p>
      )}
      {components.length > 0 && (
        <Collapse label="Comment ce score est obtenu">
          <dl className="scpi-score-components">
            {components.map(({ code, label, points, maxPoints, levelLabel, explanation }) => (
              <div key={code}>
                <dt>{label}</dt>
                <dd>
                  <strong>{levelLabel ?? pointsWords(points, maxPoints)}</strong>
                  <p className="scpi-note">{explanation}</p>
                </dd>
              </div>
            ))}
          </dl>
        </Collapse>
      )}
    </>
  )
}

const pointsWords = (points: number | null, most: number | null): string =>
  most === null ? formatNumber(points) : `${formatNumber(points)} sur ${formatNumber(most)}`
