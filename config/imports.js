'use strict'
const { existsSync } = require('node:fs')
const { isBuiltin } = require('node:module')
const path = require('node:path')
const { imports: doors } = require('../package.json')
const { rooms } = require('./rooms.js')

/** @typedef {(typeof rooms)[number]} Room */

/**
 * The room of a file, or undefined when it is in none.
 * @param {string} file path from the root of the project, with slashes
 * @returns {Room | undefined}
 */
function roomOf(file) {
  return rooms.find(({ name }) => file.startsWith(`src/${name}/`) || new RegExp(`^src/${name}(\\.tsx?)?$`).test(file))
}

/**
 * The room behind a door, or undefined. A room has sub-doors (`#client/ui/table`), so that a heavy part is not dragged
 * along by a light one, when package.json gives it `#room/*`.
 * @param {string} door
 * @returns {Room | undefined}
 */
function roomBehind(door) {
  const name = door.slice(1)
  const parent = path.posix.dirname(name)
  return (
    rooms.find((room) => room.name === name) ?? rooms.find((room) => room.name === parent && `#${parent}/*` in doors)
  )
}

/** @param {Room} room @returns {string} client, server, or both */
function sideOf(room) {
  return room.name.includes('/') ? (room.name.split('/')[0] ?? '') : 'both'
}

/**
 * Whether a file of one screen reaches into another screen. Files directly in src/client/screens and those of its folder `shared` serve every
 * screen, and know none.
 * @param {string} file
 * @param {string} target path without extension
 */
function crossesScreens(file, target) {
  const [screen, inner] = file.replace('src/client/screens/', '').split('/')
  const [other, otherInner] = target.replace('src/client/screens/', '').split('/')
  return (
    inner !== undefined &&
    other !== screen &&
    other !== 'shared' &&
    (otherInner !== undefined || existsSync(path.join(__dirname, '..', target)))
  )
}

/** @param {Room} from @param {string} file @param {string} specifier @returns {string | undefined} */
function judgeRelative(from, file, specifier) {
  const target = path.posix.join(path.posix.dirname(file), specifier)
  if (roomOf(target) !== from)
    return `leaves the room ${from.name} by a relative path: another room is imported by its door.`
  if (from.name === 'client/screens' && crossesScreens(file, target))
    return `is another screen: screens never import each other.`
  return undefined
}

/** @param {Room} from @param {string} door @returns {string | undefined} */
function judgeDoor(from, door) {
  const to = roomBehind(door)
  if (!to) return `is no door: a room is imported as #room, and nothing behind it.`
  if (to === from) return `is the door of its own room: inside a room, paths are relative.`
  if (sideOf(from) !== 'both' && sideOf(to) !== 'both' && sideOf(from) !== sideOf(to))
    return `joins client and server, which never meet.`
  if (to.level >= from.level) {
    return `goes up: ${from.name} (level ${from.level}) may only know rooms under its level, ${to.name} is at level ${to.level}.`
  }
  return undefined
}

/** @param {Room} from @param {string} specifier @returns {string | undefined} */
function judgePackage(from, specifier) {
  if (isBuiltin(specifier))
    return sideOf(from) === 'server' ? undefined : `is a module of Node: only the server has those.`
  const parts = specifier.split('/')
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]
  const allowed = from.packages.some((pattern) => pattern === name || pattern === `${parts[0]}/*`)
  return allowed ? undefined : `is not among the packages of ${from.name} (config/rooms.js).`
}

/**
 * What is wrong with one import, as the end of a sentence that starts with the specifier; undefined when nothing is.
 * @param {string} file the importing file, from the root of the project, with slashes
 * @param {string} specifier what it imports, as written
 * @returns {string | undefined}
 */
function judgeImport(file, specifier) {
  const from = roomOf(file)
  if (!from) return `is imported by a file outside every room: add its room to config/rooms.js.`
  if (specifier.startsWith('.')) return judgeRelative(from, file, specifier)
  if (specifier.startsWith('#')) return judgeDoor(from, specifier)
  return judgePackage(from, specifier)
}

module.exports = { judgeImport, roomOf }
