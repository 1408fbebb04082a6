import { isRoleName, roles } from '#contract/access'
import { lotLifecycle } from '#features/sales/contract/lifecycles'
import { document } from '../../../support/server/documents'
import { asked, CONTRACT, ofContract, papers, salesDesk } from './salesDesk'

const { app, claire, wholeFile, drafted, done, lot, stateOfLot } = salesDesk()

const option = async (property: string) => {
  const answer = await claire.call('POST', '/api/v3/option', { client_file: await wholeFile(), property })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return document(answer).data.id
}

/** A booking whose deed is signed, and then whose keys are given. */
async function untilDelivery(booking: string, told: (state: string | undefined) => void, property: string) {
  const say = async () => {
    told(await stateOfLot(property))
  }
  await done(booking, 'edit_contract', { ...CONTRACT, ...ofContract })
  // What the law asks for in between has tests of its own.
  await app().database.query("UPDATE bookings SET status = 'deed_scheduled' WHERE id = $1", [booking])
  await done(booking, 'sign_deed', papers('deed_certificate', 'gfa'))
  await say()
  await done(booking, 'deliver', { delivered_at: '2026-11-19', ...papers('delivery_report') })
  await say()
}

describe('a lot', () => {
  test('follows its sales: under option, free again, booked, sold, delivered', async () => {
    const property = await lot()
    const states: (string | undefined)[] = [await stateOfLot(property)]
    const say = (state: string | undefined) => states.push(state)
    const id = await option(property)
    say(await stateOfLot(property))
    await claire.call('DELETE', `/api/v3/option/${id}`)
    say(await stateOfLot(property))
    const first = await drafted(property)
    await done(first, 'submit', asked)
    say(await stateOfLot(property))
    await done(first, 'cancel_client', { reason: 'Mutation' })
    say(await stateOfLot(property))
    await option(property)
    const [held] = await app().database.query<{ id: string }>(
      "SELECT id FROM options WHERE property_id = $1 AND status = 'active'",
      [property],
    )
    const converted = await claire.call('PUT', `/api/v3/option/${held?.id ?? ''}`, { action: 'convert' })
    expect(converted.statusCode).toBe(200)
    say(await stateOfLot(property))
    const linked = document(converted).data.relationships?.['booking']?.data as { id: string }
    await done(linked.id, 'submit', asked)
    await untilDelivery(linked.id, say, property)
    expect(states).toEqual([
      ...['available', 'optioned', 'available', 'booked', 'available', 'booked'],
      ...['sold', 'delivered'],
    ])
  })

  test.each(Object.keys(roles).filter(isRoleName))('is moved by no call of %s', async (role) => {
    const property = await lot()
    await app().database.query("UPDATE users SET roles = ARRAY[$1] WHERE email = 'c.aubrac@ormeval.example'", [role])
    try {
      for (const action of Object.keys(lotLifecycle.transitions))
        for (const body of [{ action }, { status: lotLifecycle.transitions[action as 'block'].to }]) {
          const { statusCode } = await claire.call('PUT', `/api/v3/properties/${property}`, body)
          expect([action, statusCode >= 400 && statusCode < 500]).toEqual([action, true])
        }
      expect(await stateOfLot(property)).toBe('available')
    } finally {
      await app().database.query(
        "UPDATE users SET roles = ARRAY['expert-member'] WHERE email = 'c.aubrac@ormeval.example'",
      )
    }
  })

  test.each(['booked', 'sold', 'delivered'])('that is %s is taken by nobody: 423', async (status) => {
    const property = await lot()
    await app().database.query('UPDATE properties SET status = $2 WHERE id = $1', [property, status])
    const body = { client_file: await wholeFile(), property }
    expect((await claire.call('POST', '/api/v3/option', body)).statusCode).toBe(423)
  })

  test.each(['blocked', 'withdrawn'])('that is %s is not for sale: 409 with the lot', async (status) => {
    const property = await lot()
    await app().database.query('UPDATE properties SET status = $2 WHERE id = $1', [property, status])
    const answer = await claire.call('POST', '/api/v3/option', { client_file: await wholeFile(), property })
    expect([answer.statusCode, document(answer).data.id]).toEqual([409, property])
  })
})
