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
type Merge<Item> = (held: Item, arrived: Item) => Item
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

/** FNV-1a, two characters at a time; its high bits, which depend on all of them, are folded into the low ones. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < id.length; index += 2)
    hash = Math.imul(hash ^ id.charCodeAt(index) ^ (id.charCodeAt(index + 1) << 8), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

const slotOf = (hash: number, depth: number): number => (hash >>> (depth * BITS)) & (WIDTH - 1)

/** All the items, in no order. */
export function itemsOf<Item extends Identified>(trie: Trie<Item>): readonly Item[] {
  return 'items' in trie ? trie.items : trie.children.flatMap(itemsOf)
}

/** The item of an id, or undefined. */
export function find<Item extends Identified>(trie: Trie<Item>, id: string): Item | undefined {
  const hash = hashOf(id)
  let node: Trie<Item> | undefined = trie
  for (let depth = 0; node && 'children' in node; depth++) node = node.children[slotOf(hash, depth)]
  return node?.items.find((item) => item.id === id)
}

/** The trie with these items: new ones added, held ones merged. The same trie when nothing changed. */
export function putAll<Item extends Identified>(
  trie: Trie<Item>,
  items: readonly Item[],
  merge: Merge<Item>,
): Trie<Item> {
  return put(trie, arrivalsOf(items), merge, 0)
}

const arrivalsOf = <Item extends Identified>(items: readonly Item[]): Arrival<Item>[] =>
  items.map((item) => ({ hash: hashOf(item.id), item }))

/** All arrivals of a node go down together: each node on their ways is copied once, however many pass through it. */
function put<Item extends Identified>(
  node: Trie<Item>,
  arrivals: readonly Arrival<Item>[],
  merge: Merge<Item>,
  depth: number,
): Trie<Item> {
  if ('items' in node) return putInLeaf(node, arrivals, merge, depth)
  let copy: Trie<Item>[] | undefined
  for (const group of bySlot(arrivals, depth)) {
    const child = node.children[group.slot] ?? emptyTrie
    const next = put(child, group.arrivals, merge, depth + 1)
    if (next === child) continue
    copy ??= node.children.slice()
    copy[group.slot] = next
  }
  return copy ? { children: copy } : node
}

interface Group<Item> {
  readonly slot: number
  readonly arrivals: readonly Arrival<Item>[]
}

/** Arrivals by the slot that they go to. One alone, the common case, is a group as it is. */
function bySlot<Item>(arrivals: readonly Arrival<Item>[], depth: number): readonly Group<Item>[] {
  const [first] = arrivals
  if (first && arrivals.length === 1) return [{ slot: slotOf(first.hash, depth), arrivals }]
  const slots = new Array<Arrival<Item>[] | undefined>(WIDTH)
  const groups: Group<Item>[] = []
  for (const arrival of arrivals) {
    const slot = slotOf(arrival.hash, depth)
    const group = slots[slot]
    if (group) group.push(arrival)
    else groups.push({ slot, arrivals: (slots[slot] = [arrival]) })
  }
  return groups
}

function putInLeaf<Item extends Identified>(
  leaf: Leaf<Item>,
  arrivals: readonly Arrival<Item>[],
  merge: Merge<Item>,
  depth: number,
): Trie<Item> {
  if (leaf.items.length + arrivals.length > LEAF && depth < DEPTH) {
    const branch = split(leaf, depth)
    const next = put(branch, arrivals, merge, depth)
    return next === branch ? leaf : next
  }
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
  const children = new Array<Trie<Item>>(WIDTH).fill(emptyTrie)
  for (const { slot, arrivals } of bySlot(arrivalsOf(items), depth))
    children[slot] = { items: arrivals.map(({ item }) => item) }
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
