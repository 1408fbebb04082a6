'use strict'
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { features, rooms } = require('./rooms.js')

/** @typedef {(typeof rooms)[number]} Room */

const ROOT = join(__dirname, '..')
const MARKS = /** @type {const} */ ([
  '<!-- made by npm run readme, from config/rooms.js -->',
  '<!-- end of what is made -->',
])

/** What a folder of src says of itself: the first sentence of its README.md. @param {string} name @returns {string} */
function sentenceOf(name) {
  const file = join(ROOT, 'src', name, 'README.md')
  if (!existsSync(file)) return ''
  const [, text = ''] = /^# .*\n+((?:.+\n?)+)/.exec(readFileSync(file, 'utf8')) ?? []
  const [sentence = ''] = /^.*?(?:\.(?=\s)|$)/.exec(text.replaceAll('\n', ' ').trim()) ?? []
  return sentence.replaceAll('|', '\\|')
}

const kits = rooms.filter(({ feature }) => feature === undefined)

/** @param {Room['side']} side @returns {Room[][]} the rooms of a side, level by level */
function levelsOf(side) {
  const own = kits.filter((room) => room.side === side)
  return [...new Set(own.map(({ level }) => level))].map((level) => own.filter((room) => room.level === level))
}

/** @param {string} name @returns {string} */
const idOf = (name) => name.replace('/', '_')

/** @param {string} name @returns {string} */
const nodeOf = (name) => `${idOf(name)}["${name}"]`

/** An arrow from each level to the one under it: a room may know all that is under it. @param {Room['side']} side @returns {string[]} */
function column(side) {
  const groups = levelsOf(side).map((level) => level.map(({ name }) => nodeOf(name)).join(' & '))
  const arrows = groups.slice(1).map((group, index) => `    ${group} --> ${groups[index] ?? ''}`)
  return [`  subgraph ${side}`, ...(arrows.length > 0 ? arrows : groups.map((group) => `    ${group}`)), '  end']
}

/** @returns {string} the diagram of the rooms, and that of the features */
function diagram() {
  const uses = features.flatMap(({ name, uses: used }) => used.map((other) => `  ${idOf(name)} --> ${idOf(other)}`))
  return [
    '```mermaid',
    'flowchart TB',
    ...column('client'),
    ...column('server'),
    '  app_client --> features --> client_editing & server_jobs',
    '  app_server --> features',
    '  client_transport & server_db --> contract --> domain',
    '```',
    '',
    'Features, above the kits; each one uses those that it points at:',
    '',
    '```mermaid',
    'flowchart BT',
    ...features.map(({ name }) => (name.includes('/') ? `  ${nodeOf(name)}` : `  ${name}`)),
    ...uses,
    '```',
  ].join('\n')
}

/** @returns {string} */
function table() {
  const names = [...kits.map(({ name }) => name), ...features.map(({ name }) => `features/${name}`)]
  const described = names.filter((name) => sentenceOf(name) !== '')
  return [
    '| Room of `src` | What lives there |',
    '| --- | --- |',
    ...described.map((name) => `| \`${name}\` | ${sentenceOf(name)} |`),
  ].join('\n')
}

/** A README with the map of the rooms as it is now. @param {string} text @returns {string} */
function withMap(text) {
  const [start, end] = MARKS
  const [before, rest = ''] = text.split(start)
  const [, after = ''] = rest.split(end)
  return `${before}${start}\n\n${diagram()}\n\n${table()}\n\n${end}${after}`
}

module.exports = { withMap }
