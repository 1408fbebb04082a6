import { migrated, readSnapshot, refusals } from '../../../src/client/debug/reading'
import { canonicalJson, changedRules, digestOf, lawDigests } from '../../../src/client/debug/digest'
import { writeSnapshot } from '../../../src/client/debug/snapshot'

const content = {
  application: 'a',
  address: '/',
  browser: 'b',
  base: {},
  state: {},
  actions: [],
  failures: [],
  answers: [],
  replaced: 0,
  calculation: null,
}
const fileOf = async (change: object = {}) => JSON.stringify({ ...(await writeSnapshot(content)), ...change })

describe('a snapshot file', () => {
  test('is read as it was written, whatever its spaces and the order of its names', async () => {
    const written = await writeSnapshot(content)
    const turned = Object.fromEntries(Object.entries(written).reverse())
    expect(await readSnapshot(JSON.stringify(turned, null, 4))).toEqual({ snapshot: written })
  })

  test.each([
    ['a text', () => 'Bonjour'],
    ['another file', () => '{"name":"solive"}'],
    ['a list', () => '[]'],
    ['a file of this name without a version', () => '{"format":"solive-snapshot"}'],
  ])('%s is refused as none', async (_what, text) => {
    expect(await readSnapshot(text())).toEqual({ refusal: refusals.notASnapshot })
  })

  test('of which anything was changed is refused as altered', async () => {
    expect(await readSnapshot(await fileOf({ application: 'another' }))).toEqual({ refusal: refusals.altered })
    expect(await readSnapshot(await fileOf({ sha256: 'f'.repeat(64) }))).toEqual({ refusal: refusals.altered })
    expect(refusals.altered).toMatch(/^Le fichier a été modifié\./)
  })

  test('of a newer version asks for a newer application, even where its digest is made another way', async () => {
    expect(await readSnapshot(await fileOf({ version: 99 }))).toEqual({ refusal: refusals.newer })
  })

  test('whose digest is right and whose content is not is refused as none', async () => {
    const body = { format: 'solive-snapshot', version: 2, ...content, actions: 'none' }
    expect(await readSnapshot(JSON.stringify({ ...body, sha256: await digestOf(body) }))).toEqual({
      refusal: refusals.notASnapshot,
    })
  })

  test('of the first version, which held no answers, is read without any', async () => {
    const { sha256, answers, ...file } = await writeSnapshot(content)
    const first = { ...file, version: 1 }
    const { snapshot } = await readSnapshot(JSON.stringify({ ...first, sha256: await digestOf(first) }))
    expect(snapshot).toMatchObject({ version: 3, taken_at: file.taken_at, answers })
    expect(sha256).not.toBe(snapshot?.sha256)
  })

  test('of the second version, which called the id of a parent `under`, is read by the name of today', async () => {
    const { sha256, ...file } = await writeSnapshot(content)
    const typed = { at: '2026-11-20T10:00:00Z', action: { type: 'autosave/typed', payload: { under: 'f' } } }
    const second = { ...file, version: 2, actions: [typed], state: { work: { drafts: [{ under: 'f' }] } } }
    const { snapshot } = await readSnapshot(JSON.stringify({ ...second, sha256: await digestOf(second) }))
    expect(snapshot).toMatchObject({
      actions: [{ ...typed, action: { type: 'autosave/typed', payload: { parentId: 'f' } } }],
      state: { work: { drafts: [{ parentId: 'f' }] } },
    })
    expect(sha256).not.toBe(snapshot?.sha256)
  })

  test('of an older version is brought to the present one, step by step', () => {
    const steps = { 1: (file: object) => ({ ...file, second: true }), 2: (file: object) => ({ ...file, third: true }) }
    expect(migrated({ version: 1 }, 1, steps, 3)).toEqual({ version: 3, second: true, third: true })
    expect(migrated({ version: 1 }, 1, { 2: steps[2] }, 3)).toBeUndefined()
  })
})

test('the digest is that of the canonical JSON, by SHA-256 (FIPS 180-4, "abc" as a JSON text)', async () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}')
  // printf '"abc"' | sha256sum
  expect(await digestOf('abc')).toBe('6cc43f858fbb763301637b5af970e2a46b46f461f27e5a0f41e009c59b827b25')
})

test('rules that changed since a snapshot are named in French', async () => {
  const law = await lawDigests()
  expect(await changedRules(law)).toEqual([])
  expect(await changedRules({ ...law, 'pinel.pinelRates': 'another' })).toEqual([expect.stringMatching(/Pinel/)])
})
