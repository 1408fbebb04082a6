import { checkChange, definitionOf } from '#contract'

test.each([
  ['732829320', []],
  ['732 829 320', []],
  ['732829321', ['Ce numéro SIREN n’est pas valide']],
  ['73282932', ['Un SIREN compte 9\u00a0chiffres']],
  ['7328293200', ['Un SIREN compte 9\u00a0chiffres']],
  ['73282932A', ['Un SIREN compte 9\u00a0chiffres']],
  ['73282932000074', ['C’est un SIRET\u00a0: gardez ses 9\u00a0premiers chiffres']],
  ['732 829 320 00074', ['C’est un SIRET\u00a0: gardez ses 9\u00a0premiers chiffres']],
])('the SIREN %s: %j', (siren_number, errors) => {
  const checked = checkChange(definitionOf('pp_professional_situation'), { siren_number })
  expect(checked.valid ? [] : checked.errors['siren_number']).toEqual(errors)
})
