import { changed, newDraft, parseDraft, requestOf } from '../../../../src/features/studies/client/drafts/draft'
import { heldPassword, holdPassword } from '../../../../src/features/studies/client/drafts/passwords'
import { usualBounds } from '../../../../src/features/studies/client/composer/sliderBounds'
import { stepOfErrors } from '../../../../src/features/studies/client/composer/steps'

test('what is printed makes another study of a draft, which replaces the one that was made; its sending does not', () => {
  const made = { ...newDraft, report: 'one' }
  expect(changed(made, { subject: 'Bonjour' })).toMatchObject({ report: 'one', previous: null })
  expect(changed(made, { title: 'Autre' })).toMatchObject({ report: null, previous: 'one' })
})

test('a draft that another build kept is read as far as it is understood', () => {
  expect(parseDraft({ step: 2, title: 'Projet', chapters: [{ key: 'gone', enabled: true }], days: 'x' })).toEqual({
    ...newDraft,
    step: 2,
    title: 'Projet',
  })
  expect(parseDraft(JSON.parse(JSON.stringify({ ...newDraft, scenarios: ['a'] })))).toEqual({
    ...newDraft,
    scenarios: ['a'],
  })
})

test('what was not chosen is left to the server', () => {
  expect(Object.keys(requestOf('file', newDraft)).sort()).toEqual(['chapters', 'client_file', 'sliders'])
})

test('usual bounds are whole steps around the value, as far as limits go', () => {
  const years = { least: 5, most: 30 }
  const cost = { least: 0, most: 222_220 }
  expect(usualBounds('rent', { value: 742, least: 5, most: Infinity })).toEqual({ key: 'rent', min: 680, max: 805 })
  expect(usualBounds('duration', { value: 20, ...years })).toEqual({ key: 'duration', min: 15, max: 20 })
  expect(usualBounds('duration', { value: 7, ...years })).toEqual({ key: 'duration', min: 5, max: 7 })
  const amount = { key: 'contribution', min: 7_500, max: 12_500 }
  expect(usualBounds('contribution', { value: 10_000, ...cost })).toEqual(amount)
  expect(usualBounds('contribution', { value: 200_000, ...cost }).max).toBe(222_220)
})

test('sliders are asked for in the order in which they are always shown', () => {
  const sliders = (['contribution', 'duration', 'rent'] as const).map((key) => ({ key, min: 10, max: 20 }))
  expect(requestOf('file', { ...newDraft, sliders }).sliders?.map(({ key }) => key)).toEqual([
    ...['rent', 'duration', 'contribution'],
  ])
})

test('a password is held in memory under a key, and only the last of a draft', () => {
  const key = holdPassword('mimosa-2026', null)
  expect(heldPassword(key)).toBe('mimosa-2026')
  const next = holdPassword('mimosa-2027', key)
  expect([heldPassword(key), heldPassword(next)]).toEqual([null, 'mimosa-2027'])
  expect(holdPassword(null, next)).toBeNull()
  expect(heldPassword(next)).toBeNull()
})

test('of several refusals, the first step is shown; what has no field stands on the last', () => {
  expect(stepOfErrors({ 'recipients.0.email': ['x'], title: ['y'] })).toBe(1)
  expect(stepOfErrors({ parameters: ['x'] })).toBe(3)
  expect(stepOfErrors({})).toBe(Infinity)
})
