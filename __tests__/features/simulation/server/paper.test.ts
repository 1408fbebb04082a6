import { checkSolutionConfiguration } from '#features/simulation/contract'
import { loanByYear, yearly } from '#features/simulation/contract/report'
import type { SimulationReport } from '#domain'
import { createFile, failure } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'
import { readPdf } from '../../../support/server/readPdf'
import { operation } from '../../../support/server/simulation'

const { helene, claire, logIn } = testFirm()

const SIMULATION = '/api/v3/simulators/simulation/lmnp-amortissement'
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" fill="#0068a3"/></svg>'

const print = async (body: object, query = '') => {
  const answer = await claire.call('POST', `${SIMULATION}/pdf${query}`, body)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { pages, elements } = await readPdf(answer.rawPayload)
  return { text: pages.join('\n'), elements }
}

/** Without spaces, of which paper has its own. */
const bare = (text: string): string => text.replaceAll(/[\s\u200b]/gu, '')

test('an operation is printed with the figures that its calculation answers, each in its place', async () => {
  const { data } = (await claire.call('POST', SIMULATION, operation)).json<{ data: SimulationReport }>()
  const { text } = await print(operation)
  const paper = bare(text)
  let from = 0
  for (const cell of [...yearly(data.yearly_report).rows, ...loanByYear(data.loan_schedule).rows].flat()) {
    const at = paper.indexOf(bare(cell), from)
    expect([cell, at >= from]).toEqual([cell, true])
    from = at + bare(cell).length
  }
  const effort = Math.round(Math.abs(data.indicators.average_effort))
  expect(paper).toContain(`mensuelmoyen${effort}€/mois`)
  expect(text).toContain('Simulation chiffrée')
  expect(text).toContain('par Claire Aubrac')
  expect(text).toMatch(/points de prudence\s+sur/u)
  expect(text).not.toContain('Valeurs d’exemple')
})

test('what this device checked and sends again is the same operation', async () => {
  const checked = checkSolutionConfiguration(operation)
  if (!checked.valid) throw new Error(JSON.stringify(checked.errors))
  expect((await print(checked.attributes.configuration)).text).toBe((await print(operation)).text)
})

test('values of an example are told; a file gives its name, the firm its drawing', async () => {
  const { id } = await createFile(claire)
  await helene.call('POST', '/api/v3/company/update-logo', {
    logo: `data:image/svg+xml;base64,${Buffer.from(DRAWING).toString('base64')}`,
  })
  const { text, elements } = await print(
    { ...operation, client_file: id },
    '?examples=property_price,contribution,no_answer',
  )
  expect(text).toContain('Valeurs d’exemple, à remplacer : prix du bien, apport personnel.')
  expect(text).not.toContain('Simulation chiffrée')
  const [logo, chart] = elements.filter(({ role }) => role === 'Figure')
  expect([logo?.alt, chart?.alt]).toEqual(['Cabinet Ormeval Patrimoine', expect.stringContaining('effort')])
})

test('what cannot be calculated is told, and the file of another firm is none', async () => {
  const refused = await claire.call('POST', `${SIMULATION}/pdf`, { ...operation, property_price: null })
  expect([refused.statusCode, Object.keys(failure(refused).errors ?? {})]).toEqual([422, ['property_price']])
  const other = await logIn('a.lestivel@vermeil.example')
  const asked = await other.call('POST', `${SIMULATION}/pdf`, {
    ...operation,
    client_file: (await createFile(claire)).id,
  })
  expect(asked.statusCode).toBe(422)
})
