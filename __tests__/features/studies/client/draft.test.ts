import { changed, newDraft, parseDraft, requestOf } from '../../../../src/features/studies/client/drafts/draft'
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

test('usual bounds are whole steps around the value', () => {
  expect(usualBounds('rent', 742)).toEqual({ key: 'rent', min: 680, max: 805 })
  expect(usualBounds('duration', 20)).toEqual({ key: 'duration', min: 15, max: 20 })
  expect(usualBounds('contribution', 10_000)).toEqual({ key: 'contribution', min: 7_500, max: 12_500 })
  // Nothing below one step.
  expect(usualBounds('duration', 3)).toEqual({ key: 'duration', min: 1, max: 3 })
})

test('of several refusals, the first step is shown; what has no field stands on the last', () => {
  expect(stepOfErrors({ 'recipients.0.email': ['x'], title: ['y'] })).toBe(1)
  expect(stepOfErrors({ parameters: ['x'] })).toBe(3)
})
