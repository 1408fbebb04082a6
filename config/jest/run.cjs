'use strict'

/**
 * How every configuration runs its tests, which Jest reads there only, not in a project. The tests of a file come in another order
 * each time: none may depend on another; `--seed` repeats the order of a run, which says its seed. The time that a test may take
 * only ends one that waits in vain, on whatever disk and however busy the machine.
 * @satisfies {import('jest').Config}
 */
module.exports = { randomize: true, testTimeout: 300_000 }
