import { parseTravelTimeShape } from '#contract/places'
import { openTestApp, type Caller, type TestApp } from '../../support/server/testApp'

let running: TestApp
let claire: Caller

beforeAll(async () => {
  running = await openTestApp()
  claire = await running.logIn('c.aubrac@ormeval.example')
})
afterAll(() => running.close())

const QUESTION = 'latitude=43.605&longitude=3.8806&mode=transit&minutes=30'
const ask = (query: string, caller = claire) => caller.call('GET', `/api/v3/map/travel-time-shape?${query}`)

describe('GET /v3/map/travel-time-shape', () => {
  test('answers an area that says whether it is a circle', async () => {
    const shape = parseTravelTimeShape((await ask(QUESTION)).json())
    expect(shape?.properties.approximate).toBe(true)
    expect(shape?.geometry.type).toBe('Polygon')
  })

  test.each([
    ['minutes=12', 'minutes'],
    ['minutes=5', 'minutes'],
    ['minutes=65', 'minutes'],
    ['mode=train', 'mode'],
    ['latitude=89', 'latitude'],
    ['longitude=181', 'longitude'],
    ['latitude=', 'latitude'],
  ])('refuses %s, by its field', async (part, field) => {
    const asked = new URLSearchParams(QUESTION)
    for (const [name, value] of new URLSearchParams(part)) asked.set(name, value)
    const answer = await ask(asked.toString())
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toHaveLength(1)
    expect(answer.body).toContain(field)
  })

  test('is for those who are logged in', async () => {
    expect((await ask(QUESTION, running.stranger)).statusCode).toBe(401)
  })
})
