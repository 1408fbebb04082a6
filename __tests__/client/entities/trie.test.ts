import { fc } from '../../support/fastCheck'
import { emptyTrie, find, itemsOf, putAll, remove, type Trie } from '../../../src/client/entities/trie'

interface Item {
  readonly id: string
  readonly value: number
}

const newest = (held: Item, arrived: Item): Item => (held.value === arrived.value ? held : arrived)
const put = (trie: Trie<Item>, items: readonly Item[]): Trie<Item> => putAll(trie, items, newest)

/** Few enough ids to meet again, enough for several levels. */
const ids = Array.from({ length: 400 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
const anId = fc.oneof(fc.constantFrom(...ids), fc.string())
const anItem = fc.record({ id: anId, value: fc.integer({ min: 0, max: 3 }) })
const aChange = fc.oneof(fc.record({ put: fc.array(anItem, { maxLength: 120 }) }), fc.record({ remove: anId }))
type Change = { put: Item[] } | { remove: string }

function applied(trie: Trie<Item>, change: Change): Trie<Item> {
  return 'put' in change ? put(trie, change.put) : remove(trie, change.remove)
}

function appliedToModel(model: ReadonlyMap<string, Item>, change: Change): Map<string, Item> {
  const next = new Map(model)
  if ('put' in change) for (const item of change.put) next.set(item.id, item)
  else next.delete(change.remove)
  return next
}

/** Every node of a trie, itself included. */
function nodesOf(trie: Trie<Item>): Trie<Item>[] {
  return 'items' in trie ? [trie] : [trie, ...trie.children.flatMap(nodesOf)]
}

describe('the persistent map', () => {
  test('holds what a Map holds, after any changes, and every former version still does', () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 12 }), (changes) => {
        const versions: [Trie<Item>, ReadonlyMap<string, Item>][] = [[emptyTrie, new Map()]]
        for (const change of changes) {
          const [trie, model] = versions.at(-1) ?? [emptyTrie, new Map<string, Item>()]
          versions.push([applied(trie, change), appliedToModel(model, change)])
        }
        for (const [trie, model] of versions) {
          const asked = [...ids, ...model.keys()]
          expect(asked.map((id) => find(trie, id))).toEqual(asked.map((id) => model.get(id)))
          expect(new Map(itemsOf(trie).map((item) => [item.id, item]))).toEqual(model)
          expect(itemsOf(trie)).toHaveLength(model.size)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('is the same map when a change changes nothing', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anItem, { selector: ({ id }) => id, maxLength: 200 }),
        fc.string(),
        (items, absent) => {
          const trie = put(emptyTrie, items)
          expect(
            put(
              trie,
              items.map((item) => ({ ...item })),
            ),
          ).toBe(trie)
          fc.pre(!items.some(({ id }) => id === absent))
          expect(remove(trie, absent)).toBe(trie)
        },
      ),
    )
  })

  test('shares everything but the way to the item that changed', () => {
    const items = Array.from({ length: 20_000 }, (_, index) => ({ id: `item ${index}`, value: 0 }))
    const before = put(emptyTrie, items)
    const kept = new Set(nodesOf(before))
    const changed = nodesOf(put(before, [{ id: 'item 7777', value: 1 }])).filter((node) => !kept.has(node))
    expect(changed.length).toBeLessThanOrEqual(5)
    expect(nodesOf(remove(before, 'item 7777')).filter((node) => !kept.has(node))).toHaveLength(changed.length)
  })

  test('keeps apart ids whose hashes are the same, in one list', () => {
    // The hash takes two letters as one number: these two pairs make the same.
    const ids = [1, 2, 3, 4, 5].reduce((texts) => texts.flatMap((text) => [`${text}Ac`, `${text}\u0141b`]), [''])
    const trie = put(
      emptyTrie,
      ids.map((id, value) => ({ id, value })),
    )
    expect(Math.max(...nodesOf(trie).map((node) => ('items' in node ? node.items.length : 0)))).toBe(ids.length)
    expect(ids.map((id) => find(trie, id)?.value)).toEqual([...ids.keys()])
  })

  test('is plain data: it survives a copy through JSON', () => {
    const trie = put(
      emptyTrie,
      ids.map((id, value) => ({ id, value })),
    )
    const copy = JSON.parse(JSON.stringify(trie)) as Trie<Item>
    expect(copy).toEqual(trie)
    expect(find(copy, ids[42] ?? '')).toEqual({ id: ids[42], value: 42 })
  })
})
