import { testFirm } from '../../../support/server/firm'

const { helene } = testFirm()

interface Listed {
  data: { attributes: { status: string; expires_at: string | null } }[]
  meta: { total: number }
}
const options = async (query: string) => (await helene.call('GET', `/api/v3/option?${query}`)).json<Listed>()

test('options are listed by what they wait for, the first to come first, up to an instant', async () => {
  const { data } = await options('sort=deadline&filter[status]=active,expiring&page[size]=100')
  const instants = data.map(({ attributes }) => attributes.expires_at ?? '')
  expect(instants.length).toBeGreaterThan(1)
  expect(instants).toEqual([...instants].sort())
  const last = instants[0] ?? ''
  const until = await options(`filter[status]=active,expiring&filter[deadline_by]=${encodeURIComponent(last)}`)
  expect(until.data.map(({ attributes }) => attributes.expires_at)).toEqual(instants.filter((at) => at <= last))
})

test('what waits for nothing comes last, and never until an instant', async () => {
  const { data } = await options('sort=deadline&page[size]=100')
  const waiting = data.map(({ attributes: { status } }) => ['requested', 'active', 'expiring'].includes(status))
  expect(waiting.lastIndexOf(true)).toBe(waiting.filter(Boolean).length - 1)
  const all = await options('filter[deadline_by]=2099-01-01T00:00:00Z&page[size]=100')
  expect(all.data.map(({ attributes: { status } }) => status)).not.toContain('released')
})

test.each(['bookings', 'report'])('%s are, too', async (path) => {
  const answer = await helene.call('GET', `/api/v3/${path}?sort=-deadline&filter[deadline_by]=2099-01-01T00:00:00Z`)
  expect([answer.statusCode, answer.json<Listed>().data.length > 0]).toEqual([200, true])
})

test.each(['2026-11-28', 'demain', '2026-13-45T00:00:00Z'])('%s is no instant', async (last) => {
  const answer = await helene.call('GET', `/api/v3/option?filter[deadline_by]=${last}`)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    expect.stringContaining('instant') as string,
  ])
})
