import fc from 'fast-check'

// The same draws in every run: a test that passed fails by what was changed, never by chance. Others are drawn by
// another number in ARBITRARY_SEED.
fc.configureGlobal({ seed: Number(process.env['ARBITRARY_SEED'] ?? 20_261_120) })

export { fc }
