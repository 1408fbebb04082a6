/**
 * A persistent map from id to item, in plain serialisable data: a tree, 32 wide, of small lists.
 *
 * The hash of an id picks, five bits a level, the way down to the list that holds its item. A write copies that one way and
 * shares all the rest, so it costs about the same in a hundred items and in a hundred thousand. Items are in no order.
 */
export type Trie<Item extends Identified> = Branch<Item> | Leaf<Item>
interface Branch<Item extends Identified> {
  readonly children: readonly Trie<Item>[]
}
interface Leaf<Item extends Identified> {
  readonly items: readonly Item[]
}
interface Identified {
  readonly id: string
}
/** What an item becomes that arrives where one is held; answering `held` itself means that nothing changed. */
export type Merge<Item> = (held: Item, arrived: Item) => Item
interface Arrival<Item> {
  readonly hash: number
  readonly item: Item
}

const BITS = 5
const WIDTH = 1 << BITS
/** Levels that 32 bits of hash can tell apart; below, a leaf grows without limit. */
const DEPTH = 6
/** Items that a leaf holds before it becomes a branch. */
const LEAF = 16

export const emptyTrie: Leaf<never> = { items: [] }

/** FNV-1a. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

const slotOf = (hash: number, depth: number): number => (hash >>> (depth * BITS)) & (WIDTH - 1)

/** The item of an id, or undefined. */
export function find<Item extends Identified>(trie: Trie<Item>, id: string): Item | undefined {
  const hash = hashOf(id)
  let node: Trie<Item> | undefined = trie
  for (let depth = 0; node && 'children' in node; depth++) node = node.children[slotOf(hash, depth)]
  return node?.items.find((item) => item.id === id)
}

/** The trie with these items: new ones added, held ones merged. The same trie when nothing changed. */
export function putAll<Item extends Identified>(trie: Trie<Item>, items: readonly Item[], merge: Merge<Item>): Trie<Item> {
  return put(trie, items.map((item) => ({ hash: hashOf(item.id), item })), merge, 0)
}

/** All arrivals of a node go down together: each node on their ways is copied once, however many pass through it. */
function put<Item extends Identified>(node: Trie<Item>, arrivals: readonly Arrival<Item>[], merge: Merge<Item>, depth: number): Trie<Item> {
  if ('items' in node) return putInLeaf(node, arrivals, merge, depth)
  let copy: Trie<Item>[] | undefined
  bySlot(arrivals, depth).forEach((group, slot) => {
    const child = node.children[slot] ?? emptyTrie
    const next = put(child, group, merge, depth + 1)
    if (next === child) return
    copy ??= [...node.children]
    copy[slot] = next
  })
  return copy ? { children: copy } : node
}

/** Sparse: a slot where nothing arrives is a hole, which `forEach` passes over. */
function bySlot<Item>(arrivals: readonly Arrival<Item>[], depth: number): Arrival<Item>[][] {
  const groups: Arrival<Item>[][] = []
  for (const arrival of arrivals) (groups[slotOf(arrival.hash, depth)] ??= []).push(arrival)
  return groups
}

function putInLeaf<Item extends Identified>(leaf: Leaf<Item>, arrivals: readonly Arrival<Item>[], merge: Merge<Item>, depth: number): Trie<Item> {
  if (leaf.items.length + arrivals.length > LEAF && depth < DEPTH) return put(split(leaf, depth), arrivals, merge, depth)
  let copy: Item[] | undefined
  for (const { item } of arrivals) {
    const items = copy ?? leaf.items
    const index = items.findIndex(({ id }) => id === item.id)
    const held = items[index]
    const next = held ? merge(held, item) : item
    if (next === held) continue
    copy ??= [...leaf.items]
    copy[index < 0 ? copy.length : index] = next
  }
  return copy ? { items: copy } : leaf
}

function split<Item extends Identified>({ items }: Leaf<Item>, depth: number): Branch<Item> {
  const children: Trie<Item>[] = Array.from({ length: WIDTH }, () => emptyTrie)
  bySlot(items.map((item) => ({ hash: hashOf(item.id), item })), depth).forEach((group, slot) => {
    children[slot] = { items: group.map(({ item }) => item) }
  })
  return { children }
}

/** The trie without the item of this id; the same trie when it held none. */
export function remove<Item extends Identified>(trie: Trie<Item>, id: string): Trie<Item> {
  return removeBelow(trie, id, hashOf(id), 0)
}

function removeBelow<Item extends Identified>(node: Trie<Item>, id: string, hash: number, depth: number): Trie<Item> {
  if ('items' in node) {
    const items = node.items.filter((item) => item.id !== id)
    return items.length === node.items.length ? node : { items }
  }
  const slot = slotOf(hash, depth)
  const child = node.children[slot] ?? emptyTrie
  const next = removeBelow(child, id, hash, depth + 1)
  return next === child ? node : { children: node.children.with(slot, next) }
}
