'use strict'
const { isBuiltin } = require('node:module')
const path = require('node:path')
const { imports: doors } = require('../package.json')
const { features, rooms } = require('./rooms.js')

/** @typedef {import('./rooms.js').Room} Room */

/**
 * The room of a file, or undefined when it is in none.
 * @param {string} file path from the root of the project, with slashes
 * @returns {Room | undefined}
 */
function roomOf(file) {
  return rooms.find(({ name }) => file.startsWith(`src/${name}/`) || new RegExp(`^src/${name}(\\.tsx?)?$`).test(file))
}

/**
 * The room behind a door, or undefined. A folder of a room may be a door of its own (`#client/ui/table`), so that a heavy
 * part is not dragged along by a light one.
 * @param {string} door
 * @returns {Room | undefined}
 */
function roomBehind(door) {
  const name = door.slice(1)
  const parent = path.posix.dirname(name)
  const hasInnerDoors = (/** @type {Room} */ room) => room.feature !== undefined || `#${parent}/*` in doors
  return rooms.find((room) => room.name === name) ?? rooms.find((room) => room.name === parent && hasInnerDoors(room))
}

/** @param {Room} from @param {string} file @param {string} specifier @returns {string | undefined} */
function judgeRelative(from, file, specifier) {
  const target = path.posix.join(path.posix.dirname(file), specifier)
  if (roomOf(target) !== from)
    return `leaves the room ${from.name} by a relative path: another room is imported by its door.`
  return undefined
}

/** @param {Room} from @param {Room} to @returns {string | undefined} what is wrong between two features */
function judgeFeatures(from, to) {
  if (from.feature === to.feature) return undefined
  const declared = features.find(({ name }) => name === from.feature)
  if (declared?.uses.includes(to.feature ?? '')) return undefined
  return `is of another feature: ${from.feature} does not say in config/rooms.js that it uses ${to.feature}.`
}

/** @param {Room} from @param {string} door @returns {string | undefined} */
function judgeDoor(from, door) {
  const to = roomBehind(door)
  if (!to) return `is no door: a room is imported as #room, and nothing behind it.`
  if (to === from) return `is the door of its own room: inside a room, paths are relative.`
  if (from.side !== 'both' && to.side !== 'both' && from.side !== to.side)
    return `joins client and server, which never meet.`
  const areHalves =
    from.feature !== undefined &&
    to.feature !== undefined &&
    path.posix.basename(from.name) === path.posix.basename(to.name)
  if (to.level >= from.level && !areHalves) {
    return `goes up: ${from.name} (level ${from.level}) may only know rooms under its level, ${to.name} is at level ${to.level}.`
  }
  return from.feature !== undefined && to.feature !== undefined ? judgeFeatures(from, to) : undefined
}

/** @param {Room} from @param {string} specifier @returns {string | undefined} */
function judgePackage(from, specifier) {
  if (isBuiltin(specifier))
    return from.side === 'server' ? undefined : `is a module of Node: only the server has those.`
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
