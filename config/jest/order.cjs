'use strict'

/** In what order the tests of a file come: as they are written, the other way round, or drawn (see run.cjs). */
const isReversed = process.env['TEST_ORDER'] === 'reversed'

/**
 * Turns the tests of a block round. Of two tests of which one needs the other, or suffers from it, one order of the two shows it: a run
 * as written and a run reversed together show every such pair.
 * @param {import('@jest/types').Circus.Event} event
 */
function applyOrder(event) {
  if (isReversed && event.name === 'run_describe_start') event.describeBlock.children.reverse()
}

module.exports = { applyOrder }
