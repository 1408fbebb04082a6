import { parseSummary, type DashboardSummary } from '#features/dashboard/contract'
import { testFirm, type Colleague } from '../../../support/server/firm'

const { helene, claire, ines, query, logIn, userId } = testFirm()

const read = async (caller: Colleague, filter = ''): Promise<DashboardSummary> => {
  const answer = await caller.call('GET', `/api/v3/dashboard${filter}`)
  const summary = parseSummary(answer.json<{ meta: unknown }>().meta)
  if (!summary) throw new Error(answer.body)
  return summary
}
const total = async (caller: Colleague, path: string): Promise<number> =>
  (await caller.call('GET', `/api/v3/${path}`)).json<{ meta: { total: number } }>().meta.total

test('each figure is what the list that it leads to counts', async () => {
  const { activity, team } = await read(helene)
  const value = (name: string) => activity.find(({ key }) => key === name)?.value
  expect(value('files_created')).toBe(
    await total(helene, 'client-files?page[size]=1&filter[created_from]=2026-11-01&filter[created_before]=2026-12-01'),
  )
  expect(value('studies_presented')).toBe(await total(helene, 'client-files?page[size]=1&filter[status]=presented'))
  expect(value('leads_received')).toBe(
    await total(helene, 'client-leads?page[size]=1&filter[received_from]=2026-11-01'),
  )
  const claireId = await userId('c.aubrac@ormeval.example')
  const hers = team?.find(({ id }) => id === claireId)
  const waiting = `client-leads?page[size]=1&filter[adviser]=${claireId}&filter[status]=new,assigned`
  expect([hers?.name, hers?.waiting]).toEqual(['Claire Aubrac', await total(helene, waiting)])
  expect(hers?.late).toBe(
    await total(helene, `client-leads?page[size]=1&filter[adviser]=${claireId}&filter[is_late]=1`),
  )
})

test('files under way stand where their furthest sale does, as each file says', async () => {
  const files = (await helene.call('GET', '/api/v3/client-files?page[size]=100')).json<{
    data: { attributes: { current_sale: { status: string } | null } }[]
  }>().data
  const of = (status: string) => files.filter(({ attributes }) => attributes.current_sale?.status === status).length
  const { pipeline } = await read(helene)
  expect(pipeline?.map(({ stage, count }) => [stage, count])).toEqual(
    ['contact', 'option', 'booking', 'firm', 'deed', 'sold'].map((stage) => [stage, of(stage)]),
  )
  expect(pipeline?.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(3)
  expect(pipeline?.find(({ stage }) => stage === 'firm')?.amount).toBeGreaterThan(100_000)
})

test('an adviser sees their own work, no team, and commissions as far as they have the right', async () => {
  const own = await read(claire)
  expect(own.team).toBeNull()
  const [all, hers] = [
    await read(helene),
    await read(helene, `?filter[adviser]=${await userId('c.aubrac@ormeval.example')}`),
  ]
  const leads = ({ activity }: DashboardSummary) => activity.find(({ key }) => key === 'leads_received')?.value ?? 0
  expect(leads(hers)).toBe(leads(own))
  expect(leads(hers)).toBeLessThan(leads(all))
  expect(hers.team?.map(({ name }) => name)).toEqual(['Claire Aubrac'])
})

test('who sees neither files nor sales is told of neither', async () => {
  const { activity, pipeline, team } = await read(ines)
  expect(activity.map(({ key }) => key)).not.toContain('deeds_signed')
  expect([pipeline, team]).toEqual([null, null])
})

test('another firm counts its own', async () => {
  const aurore = await logIn('a.lestivel@vermeil.example')
  const names = (await read(aurore)).team?.map(({ name }) => name) ?? []
  expect(names).not.toContain('Claire Aubrac')
})

test('an agency counts its colleagues; what is no id is refused', async () => {
  const [agency] = await query<{ id: string; users: string[] }>(
    `SELECT b.id, array_agg(m.user_id) AS users FROM business_centers b JOIN user_business_centers m ON m.business_center_id = b.id
     JOIN users u ON u.id = m.user_id WHERE u.email LIKE '%ormeval%' GROUP BY b.id LIMIT 1`,
  )
  const { team } = await read(helene, `?filter[business_center]=${agency?.id ?? ''}`)
  expect(team?.every(({ id }) => agency?.users.includes(id))).toBe(true)
  expect((await helene.call('GET', '/api/v3/dashboard?filter[adviser]=claire')).statusCode).toBe(400)
})
