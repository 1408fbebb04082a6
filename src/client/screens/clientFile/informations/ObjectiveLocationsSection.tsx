import { use } from 'react'
import { resources } from '#contract'
import type { Item } from '#client/autosave'
import { FlagField, LocationSourceContext } from '#client/forms'
import { useResource } from '#client/store'
import { LocationInput } from '#client/ui/inputs'
import { placeName } from '../../placeName'
import { Places } from '../../Places'
import { useOpenClientFile } from '../ClientFileContext'
import { EditedForm } from '../EditedForm'
import { useEdited, useItems, useRows } from '../useSection'
import { Row } from '../parts/Row'
import { useAdd } from '../parts/useSectionRows'

/** Places where the household wants to invest, or does not. */
export function ObjectiveLocationsSection() {
  return <Places kind="any"><PlaceList /></Places>
}

function PlaceList() {
  const { readOnly } = useOpenClientFile()
  const places = useItems('objective_location')
  const known = useRows('objective_location').map(({ location }) => location)
  const source = use(LocationSourceContext)
  const add = useAdd('objective_location')
  const choose = (location: string | null) => {
    if (location !== null && !known.includes(location)) add({ location })
  }
  return (
    <>
      {!readOnly && source && (
        <LocationInput label="Ajouter un secteur" help={resources.objective_location.fields.location.help} search={source.search} value={null} onChange={choose} />
      )}
      {places.length === 0 && <p className="remark">Aucun secteur&nbsp;: les propositions porteront sur toute la France.</p>}
      <ol className="rows">{places.map((item) => <Place key={item.key} item={item} />)}</ol>
    </>
  )
}

function Place({ item }: { item: Item<'objective_location'> }) {
  const slug = useEdited('objective_location', item.ref.id)?.attributes.location ?? ''
  const { resource } = useResource('location', slug)
  const name = resource ? placeName(resource) : slug
  return (
    <Row item={item} title={name} question={{ title: `Retirer ${name}\u202f?`, body: 'Les propositions de lots n’en tiendront plus compte.', action: 'Retirer' }}>
      <EditedForm item={item}><FlagField name="include" /></EditedForm>
    </Row>
  )
}
