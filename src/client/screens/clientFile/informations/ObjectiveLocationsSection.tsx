import { use } from 'react'
import { resources } from '#contract'
import type { Item } from '#client/autosave'
import { FlagField, LocationField, LocationSourceContext } from '#client/forms'
import { LocationInput } from '#client/ui/inputs'
import { Places } from '../../Places'
import { useOpenClientFile } from '../ClientFileContext'
import { EditedForm } from '../EditedForm'
import { useItems, useRows } from '../useSection'
import { Row } from './Row'
import { useAdd } from './useSectionRows'

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
      <ol className="rows">{places.map((item, index) => <Place key={item.key} item={item} rank={index + 1} />)}</ol>
    </>
  )
}

function Place({ item, rank }: { item: Item<'objective_location'>; rank: number }) {
  return (
    <Row item={item} title={`Secteur ${rank}`} question={{ title: 'Retirer ce secteur\u202f?', body: 'Les propositions de lots n’en tiendront plus compte.', action: 'Retirer' }}>
      <EditedForm item={item}>
        <div className="field-grid">
          <LocationField name="location" hideLabel />
          <FlagField name="include" />
        </div>
      </EditedForm>
    </Row>
  )
}
