import { Card, formatNumber } from '#client/ui'
import { criteriaOf, scoringCriteria, type CatalogueProperty } from '#features/catalogue/contract'
import { HIGHEST_SCORE, usualWeights, weightedScore } from '../search/criteria'
import { useHiddenCriteria } from '../weights/useHiddenCriteria'

/** How the lot is rated, the best criterion first; those that are not known are named. */
export function ScoresCard({ lot }: { lot: CatalogueProperty }) {
  const hidden = useHiddenCriteria()
  const { value, known, applicable } = weightedScore(lot, usualWeights, {})
  const names = criteriaOf(lot.program.project).filter((name) => !hidden.includes(name))
  const rated = names.flatMap((name) => {
    const score = lot[name]
    return score === null ? [] : [{ name, score }]
  })
  const unknown = names.filter((name) => lot[name] === null)
  return (
    <Card
      title={`Note\u00a0: ${formatNumber(value, { decimals: 1 })} sur 5`}
      state={<span className="remark">{`${known} critères sur ${applicable}, comptés autant`}</span>}
    >
      <ul className="lot-scores">
        {rated
          .toSorted((one, other) => other.score - one.score)
          .map(({ name, score }) => (
            <li key={name}>
              <span>{scoringCriteria[name].label}</span>
              <span className="score-bar" aria-hidden>
                <span style={{ inlineSize: `${(100 * score) / HIGHEST_SCORE}%` }} />
              </span>
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
