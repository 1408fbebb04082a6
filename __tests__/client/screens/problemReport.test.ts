import { problemReport } from '../../../src/client/screens/errors/problemReport'
import { Refusal } from '../../../src/client/screens/errors/refusal'

const read = (address: string) => {
  const draft = new URL(address)
  return {
    subject: draft.searchParams.get('subject'),
    body: draft.searchParams.get('body') ?? '',
    length: address.length,
  }
}
const where = { page: '/mes-dossiers', userAgent: 'Firefox 140' }

test('a draft to the support says what was asked and answered, without what authorizes', () => {
  const failure = {
    kind: 'http',
    status: 503,
    statusText: 'Service Unavailable',
    address: 'https://pro.solive.example/api/v3/me',
    message: 'Indisponible',
    incident: 'i-7',
  } as const
  const { subject, body } = read(problemReport(new Refusal(500, 'Indisponible', failure), 500, where))
  expect(subject).toBe('Erreur 500')
  for (const detail of [
    'Page : /mes-dossiers',
    'Navigateur : Firefox 140',
    'Requête : https://pro.solive.example/api/v3/me',
    'Authorization : ••••',
    'Réponse : 503 Service Unavailable — Indisponible',
    'Incident : i-7',
  ])
    expect(body).toContain(detail)
})

test('a fault of ours says its trace, cut to what the address of a draft can carry', () => {
  const fault = new Error('x'.repeat(5_000))
  const { body, length } = read(problemReport(fault, 500, where))
  expect(body).toContain('Error: xxx')
  expect(length).toBeLessThan(2_000)
})

test('what is thrown may be anything', () => {
  expect(read(problemReport('panne', 500, where)).body).toContain('panne')
})
