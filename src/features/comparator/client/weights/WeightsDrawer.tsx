import { Slider } from 'antd'
import { criterionNames, scoringCriteria, type CriterionName } from '#features/catalogue/contract'
import { Segments } from '#client/screens/filters'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { DecimalInput } from '#client/ui/inputs'
import { takeNumber } from '../filters/takeNumber'
import {
  HIGHEST_SCORE,
  HIGHEST_WEIGHT,
  presetNames,
  presetOf,
  presets,
  usualWeights,
  weightWords,
  type PresetName,
} from '../search/criteria'
import type { Search } from '../search/Search'
import type { ChangeSearch } from '../useSearch'
import { useHiddenCriteria } from './useHiddenCriteria'

interface WeightsProps {
  readonly search: Search
  readonly change: ChangeSearch
}

const options = presetNames.map((value) => ({ value, label: presets[value].label }))

/** How much each criterion counts in the score, and which score is the least. */
export function WeightsDrawer({ search, change, onClose }: WeightsProps & { onClose: () => void }) {
  const hidden = useHiddenCriteria()
  const reset = () => {
    change({ weights: usualWeights, floors: {} })
  }
  return (
    <Drawer
      title="Ce qui compte"
      open
      onClose={onClose}
      size={560}
      footer={<Button onClick={reset}>Revenir à l’équilibre</Button>}
    >
      <div className="criteria-weights">
        <Presets search={search} change={change} />
        <p className="remark">
          La note est la moyenne des notes connues, chacune comptée selon son poids. Un critère inconnu ou sans objet
          pour le dispositif ne compte pas.
        </p>
        <ul>
          {criterionNames
            .filter((name) => !hidden.includes(name))
            .map((name) => (
              <Criterion key={name} name={name} search={search} change={change} />
            ))}
        </ul>
      </div>
    </Drawer>
  )
}

function Presets({ search: { weights }, change }: WeightsProps) {
  const preset = presetOf(weights)
  return (
    <Segments<PresetName | 'autre'>
      label="Pondération"
      options={[...options, ...(preset ? [] : [{ value: 'autre' as const, label: 'Personnalisée' }])]}
      value={preset ?? 'autre'}
      onChange={(name) => {
        if (name !== 'autre') change({ weights: presets[name].weights })
      }}
    />
  )
}

function Criterion({ name, search, change }: WeightsProps & { name: CriterionName }) {
  const { label, projects } = scoringCriteria[name]
  const help = criterionHelp[name]
  const asked: readonly string[] = search.projects
  const isMoot = asked.length > 0 && !projects.some((project) => asked.includes(project))
  return (
    <li className={isMoot ? 'criterion criterion-moot' : 'criterion'}>
      <div>
        <h2>{label}</h2>
        <p className="remark">{isMoot ? 'Sans objet pour les dispositifs choisis.' : help}</p>
      </div>
      <Weight {...{ name, search, change, isMoot }} />
      <Floor {...{ name, search, change, isMoot }} />
    </li>
  )
}

interface CriterionInputProps extends WeightsProps {
  readonly name: CriterionName
  /** It says nothing of the schemes that are looked for. */
  readonly isMoot: boolean
}

const Weight = ({ name, search: { weights }, change, isMoot }: CriterionInputProps) => (
  <div className="criterion-weight">
    <Slider
      min={0}
      max={HIGHEST_WEIGHT}
      step={1}
      dots
      disabled={isMoot}
      value={weights[name]}
      tooltip={{ formatter: null }}
      ariaLabelForHandle={`Poids\u00a0: ${scoringCriteria[name].label}`}
      ariaValueTextFormatterForHandle={wordOf}
      onChange={(weight) => {
        change({ weights: { ...weights, [name]: weight } })
      }}
    />
    <span aria-hidden>{wordOf(weights[name])}</span>
  </div>
)

const Floor = ({ name, search: { floors }, change, isMoot }: CriterionInputProps) => (
  <div className="criterion-floor">
    <span className="remark" aria-hidden>
      Éliminatoire sous
    </span>
    <DecimalInput
      label={`Éliminatoire sous\u00a0: ${scoringCriteria[name].label}`}
      hideLabel
      unit="/5"
      minimum={0}
      maximum={HIGHEST_SCORE}
      disabled={isMoot}
      value={floors[name] ?? null}
      onChange={takeNumber((floor) => {
        change({ floors: withFloor(floors, name, floor) })
      })}
    />
  </div>
)

const wordOf = (weight: number): string => weightWords[weight] ?? ''

/** One decimal, above 0; without it where none is asked. */
function withFloor(floors: Search['floors'], name: CriterionName, floor: number | null): Search['floors'] {
  const { [name]: _former, ...others } = floors
  const rounded = Math.round((floor ?? 0) * 10) / 10
  return rounded > 0 && rounded <= HIGHEST_SCORE ? { ...others, [name]: rounded } : others
}

/** What each criterion looks at. */
const criterionHelp: Readonly<Record<CriterionName, string>> = {
  ability_to_fill_residence: 'Capacité de l’exploitant à occuper la résidence.',
  manager_strength: 'Bilan, ancienneté et parc géré.',
  neighborhood_attractivity: 'Transports, commerces, écoles, emploi.',
  net_rent_profitability: 'Loyer annuel net de charges ÷ coût total.',
  potential_capital_gain: 'Écart au prix du secteur et dynamique de marché.',
  rent_profitability: 'Loyer annuel ÷ prix.',
  rental_profitability_post_consolidation: 'Loyer annuel attendu une fois l’usufruit éteint ÷ prix payé.',
  rental_security: 'Tension locative, vacance, garanties.',
  resale_easiness: 'Liquidité du marché local et typologie.',
  tax_performance: 'Gain fiscal pour ce client ÷ coût total.',
  nf_habitat_certification: 'Certification de qualité du logement neuf.',
}
