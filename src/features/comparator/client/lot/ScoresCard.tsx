import { Card, formatNumber } from '#client/ui'
import { criteriaOf, scoringCriteria, type CatalogueProperty } from '#features/catalogue/contract'
import { Bar, faultWords } from '../list/ScoreBar'
import { presetOf, presets, type Weights } from '../search/criteria'
import { useJudging } from '../useJudging'
import { useHiddenCriteria } from '../weights/useHiddenCriteria'
import { useScoring } from '../weights/useScoring'

/** How the lot is rated by what counts in the search, the best criterion first; those that are not known are named. */
export function ScoresCard({ lot }: { lot: CatalogueProperty }) {
  const hidden = useHiddenCriteria()
  const judging = useJudging()
  const { value, known, applicable, failed } = useScoring(judging)(lot)
  const names = criteriaOf(lot.program.project).filter((name) => !hidden.includes(name))
  const rated = names.flatMap((name) => {
    const score = lot[name]
    return score === null ? [] : [{ name, score }]
  })
  const unknown = names.filter((name) => lot[name] === null)
  return (
    <Card
      title={`Note\u00a0: ${formatNumber(value, { decimals: 1 })} sur 5`}
      state={<span className="remark">{`${known} critères sur ${applicable}, ${weighed(judging.weights)}`}</span>}
    >
      {failed.length > 0 && <p className="score-failed">Non éligible&nbsp;: {failed.map(faultWords).join(', ')}</p>}
      <ul className="lot-scores">
        {rated
          .toSorted((one, other) => other.score - one.score)
          .map(({ name, score }) => (
            <li key={name}>
              <span>{scoringCriteria[name].label}</span>
              <Bar score={score} />
              <span>{formatNumber(score, { decimals: 1 })}</span>
            </li>
          ))}
      </ul>
      {unknown.length > 0 && (
        <p className="remark">Non renseigné&nbsp;: {unknown.map((name) => scoringCriteria[name].label).join(', ')}.</p>
      )}
    </Card>
  )
}

/** How much each criterion counts, in words. */
function weighed(weights: Weights): string {
  const preset = presetOf(weights)
  if (preset === 'equilibre') return 'comptés autant'
  return preset ? `pondération «\u00a0${presets[preset].label}\u00a0»` : 'pondération personnalisée'
}
