import { createFile } from '../../../support/server/documents'
import { testFirm } from '../../../support/server/firm'

const { claire, query, logIn } = testFirm()
const PERSONS = '/api/v3/company/persons'

/** What somebody is answered who looks for, copies and erases the people of a file of Claire’s. */
async function answersTo(email: string): Promise<readonly number[]> {
  const file = (await createFile(claire)).id
  const subjects = [{ type: 'client_file', id: file }]
  const caller = await logIn(email)
  const answers = [
    await caller.call('GET', `${PERSONS}?q=vautrin`),
    await caller.call('POST', `${PERSONS}/export`, { subjects }),
    await caller.call('POST', `${PERSONS}/erase`, { subjects, reason: 'Demande écrite' }),
  ]
  const left = await query('SELECT 1 FROM client_files WHERE id = $1', [file])
  expect(left).toHaveLength(answers[2]?.statusCode === 204 ? 0 : 1)
  return answers.map(({ statusCode }) => statusCode)
}

test.each([
  ['h.vautrin@ormeval.example', [200, 200, 204]],
  ['j.torrens@ormeval.example', [200, 200, 204]],
  ['c.aubrac@ormeval.example', [403, 403, 403]],
  ['s.benkacem@ormeval.example', [403, 403, 403]],
  ['p.kerivel@ormeval.example', [403, 403, 403]],
  ['i.marchal@ormeval.example', [403, 403, 403]],
  ['cif@ormeval.example', [403, 403, 403]],
  ['admin-scpi@ormeval.example', [403, 403, 403]],
  ['backoffice@ormeval.example', [403, 403, 403]],
  // Of another firm: it looks among its own people, and the file is none of theirs.
  ['a.lestivel@vermeil.example', [200, 404, 404]],
])('%s finds, copies and erases as their role says', async (email, statuses) => {
  expect(await answersTo(email)).toEqual(statuses)
})
