import { ChoiceInput } from '#client/ui/inputs'
import { NEW_DAYS } from '#features/comparator/contract'
import { deliveryWords } from '../found/delivery'
import type { SearchProps } from '../SearchProps'
import { CheckGroup } from './CheckGroup'
import { Switch } from './HomeFilters'

/** Where around, when, by whom, and what is left. */
export function BuildingFilters(props: SearchProps) {
  const { search, change, filterContext } = props
  const flag = { search, change }
  return (
    <>
      <Delivery {...props} />
      <Partners {...props} />
      {(search.places.length > 0 || search.isAround) && (
        <Switch
          label="Communes voisines aussi"
          help={`Autour de ${search.places.map(filterContext.nameOf).join(', ')}.`}
          part="isAround"
          {...flag}
        />
      )}
      <Switch label="Programme NF Habitat" part="isNfHabitat" {...flag} />
      <Switch label="Nouveautés" help={`Ajoutées depuis ${NEW_DAYS} jours au plus.`} part="isRecent" {...flag} />
      <Switch label="Baisse de prix" part="isCheaper" {...flag} />
      <Switch label="Disponibles seulement" part="onlyAvailable" {...flag} />
    </>
  )
}

/** The years in which something is delivered, from this one on. */
const yearsOf = ({ catalogue, filterContext: { today } }: SearchProps): readonly string[] => {
  const years = catalogue.programs.flatMap(({ delivery_date: date }) => (date === null ? [] : [date.slice(0, 4)]))
  return [...new Set(years)].filter((year) => year >= today.slice(0, 4)).sort()
}

export function Delivery(props: SearchProps) {
  const { search, change } = props
  const asked = ['livre', '6-mois', ...yearsOf(props)]
  const all = search.delivery === null || asked.includes(search.delivery) ? asked : [...asked, search.delivery]
  return (
    <ChoiceInput
      asList
      label="Livraison"
      placeholder="Toutes"
      choices={all.map((value) => ({ value, label: deliveryWords(value) }))}
      value={search.delivery}
      onChange={(value) => {
        change({ delivery: value === null ? null : String(value) })
      }}
    />
  )
}

function Partners({ search, change, filterContext, catalogue }: SearchProps) {
  const building = new Set(catalogue.programs.map(({ promoter_id: id }) => id))
  const managing = new Set(catalogue.programs.map(({ manager_id: id }) => id))
  const choices = (partners: typeof filterContext.promoters, shown: ReadonlySet<string | null>) =>
    partners.filter(({ id }) => shown.has(id)).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <CheckGroup
        label="Promoteur"
        choices={choices(filterContext.promoters, building)}
        values={search.promoters}
        onChange={(chosen) => {
          change({ promoters: chosen })
        }}
      />
      <CheckGroup
        label="Exploitant"
        choices={choices(filterContext.managers, managing)}
        values={search.managers}
        onChange={(chosen) => {
          change({ managers: chosen })
        }}
      />
    </>
  )
}
