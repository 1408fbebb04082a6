import { useHiddenProjects } from '#features/catalogue/client'
import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { AmountInput, ChoiceInput, Toggle } from '#client/ui/inputs'
import { schemes, type ProjectType } from '#domain'
import type { ChangeSearch, LotSearch } from './useLotSearch'

interface FilterProps {
  readonly search: LotSearch
  readonly change: ChangeSearch
  readonly count: number
  readonly onClose: () => void
}

const investments = schemes.all.filter(({ kind }) => kind === 'investment')
const projects = investments.map(({ id, label }) => ({ value: id, label }))
const projectOf = (value: unknown): ProjectType | null => investments.find(({ id }) => id === value)?.id ?? null

/** Which lots are ranked; the ranking follows at once. */
export function FilterDrawer({ search, change, count, onClose }: FilterProps) {
  return (
    <Drawer
      title="Lots à classer"
      open
      onClose={onClose}
      size={420}
      footer={
        <Button type="primary" block onClick={onClose}>
          Voir {formatNumber(count)} lot{count > 1 ? 's' : ''}
        </Button>
      }
    >
      <Filters search={search} change={change} />
    </Drawer>
  )
}

function Filters({ search, change }: Pick<FilterProps, 'search' | 'change'>) {
  const hidden = useHiddenProjects()
  return (
    <div className="lot-filters">
      <ChoiceInput
        label="Dispositif"
        placeholder="Tous"
        choices={projects.filter(({ value }) => value === search.project || !hidden.includes(value))}
        value={search.project}
        onChange={(value) => {
          change('project', projectOf(value))
        }}
      />
      <AmountInput
        label="Prix au plus"
        minimum={0}
        value={search.highestPrice}
        onChange={(amount) => {
          if (typeof amount !== 'string') change('highestPrice', amount)
        }}
      />
      <Toggle
        label="Disponibles seulement"
        value={search.onlyAvailable}
        onChange={(isOn) => {
          change('onlyAvailable', isOn === true)
        }}
      />
      <Toggle
        label="Dans les secteurs recherchés"
        help="Ceux des objectifs du dossier."
        value={search.onlyWanted}
        onChange={(isOn) => {
          change('onlyWanted', isOn === true)
        }}
      />
    </div>
  )
}
