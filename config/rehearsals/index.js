'use strict'
const field = require('./field.js')
const scheme = require('./scheme.js')
const collection = require('./collection.js')
const financeLaw = require('./financeLaw.js')

/**
 * A how-to of the README, done: what it writes in a copy of the project, and the tests that must pass there: those of the project, by a
 * part of their path, and some of its own, which stand in `__tests__/rehearsals` and run in the folder of `__tests__` that they name.
 * @typedef {{ suite: 'unit' | 'server', existing: string } | { suite: 'unit' | 'server', own: string }} Check
 * @typedef {{ title: string, edits: readonly import('./edits.js').Edit[], checks: readonly Check[] }} Rehearsal
 */

/** @type {Readonly<Record<string, Rehearsal>>} */
module.exports = { field, scheme, collection, financeLaw }
