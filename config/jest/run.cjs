'use strict'

/**
 * How every configuration runs its tests, which Jest reads there only, not in a project. The tests of a file come in another order
 * each time: none may depend on another; `--seed` repeats the order of a run, which says its seed. `TEST_ORDER` is `written` or
 * `reversed` (see order.cjs).
 * @satisfies {import('jest').Config}
 */
module.exports = { randomize: !process.env['TEST_ORDER'] }
