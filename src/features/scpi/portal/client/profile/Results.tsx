import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { profileApi, scoreCodes, type ScoreCode } from './profileApi'
import { useProfile } from './ProfileContext'

const titles: Readonly<Record<ScoreCode, string>> = {
  'investor-profile': 'Mon profil',
  'knowledge-experience': 'Mes connaissances et mon expérience',
  'knowledge-experience-scpi': 'Mes connaissances et mon expérience des SCPI',
  'ability-to-sustain-loss': 'Ma capacité à supporter une perte',
  'extra-financial-profile': 'Mes préférences de durabilité',
}

/** What comes of the answers, in plain words. */
export const Results = () => (
  <Card title="Mes résultats">
    <dl className="profile-results">
      {scoreCodes.map((code) => (
        <div key={code}>
          <dt>{titles[code]}</dt>
          <dd>
            <Result code={code} />
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)

function Result({ code }: { code: ScoreCode }) {
  const { accountId } = useProfile()
  const { data, error, refetch } = profileApi.usePortalScoreQuery(
    { code, accountId },
    { refetchOnMountOrArgChange: true },
  )
  const [score] = useAppSelector((state) => selectRelated(state, 'score', data?.refs))
  if (!score)
    return error && 'kind' in error ? (
      <ErrorBlock message={whyNotRead(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={1} />
    )
  const { level_label, sentence, is_complete } = score.attributes
  if (is_complete === false) return <p className="portal-note">Des réponses manquent encore.</p>
  return (
    <>
      <p className="profile-level">{level_label}</p>
      <p>{sentence}</p>
    </>
  )
}
