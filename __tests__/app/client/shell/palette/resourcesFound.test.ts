import { upserted } from '#client/entities'
import { foundIn } from '../../../../../src/app/client/shell/palette/resourcesFound'
import { json } from '../../../../support/client/answers'
import { openApplication } from '../../../../support/client/application'

test('a programme is found in its town, by the name of the municipality, before that one is read too', async () => {
  const { store } = await openApplication(() => json(404, {}))
  const program = {
    type: 'program' as const,
    id: '7b1f2c1e-3d5a-4b6c-8d7e-9f0a1b2c3d4e',
    version: 1,
    attributes: { name: 'Les Terrasses', municipality: 'orleans-45000', postal_code: '45000', available_count: 3 },
    relationships: {},
  }
  const found = () => foundIn(store.getState().entities)(program)
  expect(found().detail).toBe('Orleans · 3 lots disponibles')
  store.dispatch(
    upserted([{ type: 'location', id: 'orleans-45000', attributes: { name: 'Orléans' }, relationships: {} }]),
  )
  expect(found().detail).toBe('Orléans · 3 lots disponibles')
})
