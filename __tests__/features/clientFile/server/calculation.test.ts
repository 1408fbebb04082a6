import { createFile, document } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'
import { operation } from '../../../support/server/simulation'

const { claire, helene, ines, query } = testFirm()

const calculate = async (file: string, search = '') => {
  const path = `/api/v3/simulators/simulation/lmnp-amortissement${search}`
  const answer = await claire.call('POST', path, { ...operation, client_file: file })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: { indicators: { average_effort: number } } }>().data.indicators.average_effort
}
const attributesOf = async (file: string) =>
  document(await claire.call('GET', `/api/v3/client-files/${file}`)).data.attributes
const described = async () => {
  const { id } = await createFile(claire)
  await claire.call('PUT', `/api/v3/client-files/${id}/simulation`, {
    project: 'lmnp_amortissement',
    municipality: 'montpellier-34000',
  })
  return id
}

test('what the solution tab calculated is kept with the file, for every device and every list', async () => {
  const file = await described()
  const before = await attributesOf(file)
  expect(before).toMatchObject({ calculated_at: null, average_effort: null })
  const effort = await calculate(file, '?keep=1')
  expect(await attributesOf(file)).toEqual({
    ...before,
    calculated_at: '2026-11-20T08:00:00.000Z',
    average_effort: effort,
  })
  const kept = (await claire.call('GET', `/api/v3/client-files/${file}/calculation`)).json<object>()
  expect(kept).toMatchObject({
    data: { calculated_at: '2026-11-20T08:00:00.000Z', average_effort: effort, project: 'lmnp_amortissement' },
    meta: { rules_as_of: '2026-11-20', context: { asOf: '2026-11-20', household: { joint: false } } },
  })
})

test('what is only tried is not kept', async () => {
  const file = await described()
  await calculate(file)
  expect(await attributesOf(file)).toMatchObject({ calculated_at: null, average_effort: null })
  const last = await claire.call('GET', `/api/v3/client-files/${file}/calculation`)
  expect([last.statusCode, last.json()]).toEqual([200, { data: null }])
})

test('the figures of a file are for whoever may read its household', async () => {
  const file = await described()
  await calculate(file, '?keep=1')
  const statusFor = async ({ call }: typeof helene) =>
    (await call('GET', `/api/v3/client-files/${file}/calculation`)).statusCode
  expect(await statusFor(helene)).toBe(200)
  expect([403, 404]).toContain(await statusFor(ines))
})

test('in the demo firm, every investment that is described has its figures', async () => {
  const described = await query<{ title: string; average_effort: number | null }>(
    `SELECT f.title || ' ' || s.project AS title, f.average_effort FROM client_files f JOIN client_file_simulation s ON s.client_file_id = f.id
      WHERE s.investment_price IS NOT NULL AND f.created_at < '2026-11-01'
        AND s.project NOT IN ('personal_residency', 'reduced_vat', 'controlled_price')`,
  )
  expect(described.length).toBeGreaterThan(5)
  expect(described.flatMap(({ title, average_effort }) => (average_effort === null ? [title] : []))).toEqual([])
})
