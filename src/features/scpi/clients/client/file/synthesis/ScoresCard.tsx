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
import { componentsIn, isHighest, isWithoutPoints, levelBar, limitsIn, scoreNames } from './scores'
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
  const name = scoreNames[code]
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
  const { level = null, level_label: levelWords } = score
  const missing = parseFields(score.missing_fields)
  return (
    <>
      <div className="scpi-score-header">
        <h3>{name}</h3>
        <strong className={levelWords ? undefined : 'scpi-score-incomplete'}>{levelWords ?? 'À compléter'}</strong>
        {!isWithoutPoints(code, level) && <Points code={code} score={score} />}
      </div>
      {!isWithoutPoints(code, level) && <ScoreBar code={code} score={score} />}
      <Missing clientId={clientId} missing={missing} />
      <Components score={score} />
    </>
  )
}

interface ScoreOf {
  readonly code: Code
  readonly score: Score
}

/** The points, and what holds the level down. */
function Points({ code, score }: ScoreOf) {
  const { points, max_points: most, level = null, limiting, caps } = score
  const limits = isHighest(code, level) ? [] : limitsIn(limiting, caps, componentsIn(score.components))
  return (
    <span className="scpi-score-points">
      {formatNumber(points)} / {formatNumber(most, { unit: 'points' })}
      {limits.length > 0 && `, limité par\u00a0: ${limits.join(', ')}`}
    </span>
  )
}

/** A bar cut where levels begin, filled up to the level that holds; the level and the points say the same in words. */
function ScoreBar({ code, score: { points = null, level = null, max_points: most } }: ScoreOf) {
  return (
    <div className="scpi-score-bar" aria-hidden>
      {levelBar(code, { points, level, most: most ?? 100 }).map(({ name, width, filled }) => (
        <span key={name} style={{ flexGrow: width }}>
          <span style={{ width: `${String(filled * 100)}%` }} />
        </span>
      ))}
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

/** How each point of a score comes. */
function Components({ score }: { score: Score }) {
  const components = componentsIn(score.components)
  if (components.length === 0) return null
  return (
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
  )
}

const pointsWords = (points: number | null, most: number | null): string =>
  most === null ? formatNumber(points) : `${formatNumber(points)} sur ${formatNumber(most)}`
