import { checkChange, checkComplete, definitionOf, messages, resources, type Field, type ResourceType } from '#contract'
import { defineResource } from '#contract/define'
import { flag, mobile, text } from '#contract/fields'
import { fc } from '../support/fastCheck'

const { heritage, person, child, note, objective_location, client_file } = resources

/** The messages that one change of one attribute gets. */
function messagesOf(definition: Parameters<typeof checkChange>[0], name: string, value: unknown): readonly string[] {
  const checked = checkChange(definition, { [name]: value })
  return checked.valid ? [] : (checked.errors[name] ?? ['(no error under this name)'])
}
const kept = (definition: Parameters<typeof checkChange>[0], name: string, value: unknown): unknown => {
  const checked = checkChange(definition, { [name]: value })
  return checked.valid ? new Map<string, unknown>(Object.entries(checked.attributes)).get(name) : checked.errors
}

describe('the limits of the specification, §5 and §9', () => {
  const required = messages.required
  test.each([
    ['heritage', 'liquidity', 9_999_999_999.99, []],
    ['heritage', 'liquidity', 10_000_000_000, ['Maximum 9\u202f999\u202f999\u202f999,99']],
    ['heritage', 'liquidity', -0.01, ['Minimum 0']],
    ['heritage', 'liquidity', null, [required]],
    ['heritage', 'liquidity', '', [required]],
    ['income', 'prior_land_deficit', 9_999_999_999.99, []],
    ['charge', 'monthly_rent', 999_999.99, []],
    ['charge', 'monthly_rent', 1_000_000, ['Maximum 999\u202f999,99']],
    ['charge', 'accommodation_status', null, [required]],
    ['charge', 'accommodation_status', 'castle', [messages.choice]],
    ['current_loan', 'rate', 9.9999, []],
    ['current_loan', 'rate', 10, ['Maximum 999,99\u202f%']],
    ['current_loan', 'remaining_capital', null, []],
    ['current_loan', 'comment', 'x'.repeat(255), []],
    ['current_loan', 'comment', 'x'.repeat(256), ['Maximum 255 caractères']],
    ['current_loan', 'end_date', null, [required]],
    ['current_loan', 'end_date', '2026-02-30', [messages.date]],
    ['person', 'firstname', 'x'.repeat(255), []],
    ['person', 'firstname', 'x'.repeat(256), ['Maximum 255 caractères']],
    ['person', 'firstname', '   ', [required]],
    ['person', 'email', 'claire', ["L'email n'est pas valide"]],
    ['person', 'email', null, [required]],
    ['person', 'phone', '1'.repeat(51), ['Maximum 50 caractères']],
    ['person', 'phone', 'appelez-moi', ['Le numéro de téléphone n est pas valide']],
    ['person', 'phone', '+33 6 39 98 12 34', []],
    ['person', 'postal_code', '3400', ['Le code postal n est pas valide']],
    ['person', 'postal_code', '34000', []],
    ['person', 'birthdate', '1899-12-31', ['La date doit être supérieure à 01/01/1900']],
    ['companion', 'email', null, []],
    ['companion', 'year_start_activity', 1899, ['Minimum 1900']],
    ['companion', 'year_start_activity', 2101, []],
    ['companion', 'net_monthly_income', 1_000_000, ['Maximum 999\u202f999,99']],
    ['child', 'is_handicapped', null, [required]],
    ['tax', 'fiscal_part', 0.5, ['Minimum 1']],
    ['tax', 'fiscal_part', 10.5, ['Maximum 10']],
    ['tax', 'tmi_rate', 9.9999, []],
    ['ptz', 'household_composition', 11, ['Maximum 10']],
    ['ptz', 'household_composition', 2.5, [messages.integer]],
    ['simulation', 'loan_duration', 31, ['Maximum 30']],
    ['simulation', 'delay_duration', -1, ['Minimum 0']],
    ['simulation', 'pinel_term', 7, [messages.choice]],
    ['simulation', 'delay_duration', 361, []],
    ['simulation', 'malraux_tax_reduction_rate', 0.3, []],
    ['simulation', 'malraux_tax_reduction_rate', 0, []],
    ['simulation', 'malraux_tax_reduction_rate', 9.9999, []],
    ['simulation', 'malraux_tax_reduction_rate', 10, ['Maximum 999,99\u202f%']],
    ['simulation_charge', 'label', null, [required]],
    ['objective', 'monthly_saving_desired', null, [required]],
    ['objective', 'priorities', ['reduce_tax', 'reduce_tax'], [messages.ranking]],
    ['objective', 'priorities', ['to_be_rich'], [messages.ranking]],
    ['objective_location', 'location', 'Montpellier !', [messages.location]],
    ['note', 'note', null, [required]],
    ['client_file', 'title', 'x'.repeat(101), ['Maximum 100 caractères']],
  ] as const)('%# %s.%s', (type, name, value, expected) => {
    expect(messagesOf(resources[type], name, value)).toEqual(expected)
  })
})

describe('the years of a reduction that runs', () => {
  const afterLast = 'Cette année vient après la dernière, 2024'
  const beforeFirst = 'Cette année vient avant la première, 2026'
  const { running_reduction } = resources

  test.each<[object, object, object]>([
    [{ last_year: 2024 }, { first_year: 2026 }, { last_year: [beforeFirst] }],
    [{ first_year: 2026 }, { last_year: 2024 }, { first_year: [afterLast] }],
    [{ first_year: 2026, last_year: 2024 }, {}, { first_year: [afterLast], last_year: [beforeFirst] }],
    [{ last_year: '2 024' }, { first_year: 2026 }, { last_year: [beforeFirst] }],
    // A wrong bound has a message of its own.
    [{ last_year: 2024 }, { first_year: 20_260 }, {}],
    [{ last_year: 2024 }, { first_year: 'deux mille' }, {}],
    [{ first_year: 2024, last_year: 2024 }, { first_year: 2026 }, {}],
    [{ first_year: null }, { last_year: 2024 }, {}],
  ])('%o beside %o', (input, held, errors) => {
    const checked = checkChange(running_reduction, input, { ...held })
    expect(checked.valid ? {} : checked.errors).toEqual(errors)
  })

  test('a whole one is checked too', () => {
    const whole = { label: null, cap: 'general', amount: 500, first_year: 2026, last_year: 2024 }
    const errors = { first_year: [afterLast], last_year: [beforeFirst] }
    expect(checkComplete(running_reduction, whole)).toEqual({ valid: false, errors })
  })
})

describe('rules that no resource needs yet', () => {
  test.each<[string, Field, unknown, string[]]>([
    ['a mobile', mobile({ label: '' }), '06 39 98 12 34', []],
    ['a mobile from abroad', mobile({ label: '' }), '+33 (0)7.39.98.12.34', []],
    ['no mobile', mobile({ label: '' }), '04 67 98 12 34', ['Le numéro de mobile n est pas valide']],
    ['a mobile too short', mobile({ label: '' }), '06 39 98 12', ['Le numéro de mobile n est pas valide']],
    ['an exact length', text({ label: '', length: 14 }), '12345678901234', []],
    ['one too few', text({ label: '', length: 14 }), '1234567890123', ['Ce champs doit faire 14 caractères']],
    ['one too many', text({ label: '', length: 14 }), '123456789012345', ['Ce champs doit faire 14 caractères']],
    ['what must be true', flag({ label: '', mustBe: true }), true, []],
    ['what must be true and is not', flag({ label: '', mustBe: true }), false, ['Ce champ doit être coché']],
    ['what must be false and is not', flag({ label: '', mustBe: false }), true, ['Ce champ ne doit pas être coché']],
    ['what must be equal', text({ label: '', equals: 'SUPPRIMER' }), 'SUPPRIMER', []],
    [
      'what must be equal and is not',
      text({ label: '', equals: 'SUPPRIMER' }),
      'supprimer',
      ['Ce champ doit être «\u00a0SUPPRIMER\u00a0»'],
    ],
  ])('%s', (_case, field, value, expected) => {
    expect(messagesOf(defineResource('rules', { field }), 'field', value)).toEqual(expected)
  })
})

describe('conversion', () => {
  test.each([
    ['1 234,5', 1234.5],
    ['1\u202f234,56', 1234.56],
    ['12.345', 12.35],
    ['\u00a07', 7],
    [1.005, 1.01],
    [0.1 + 0.2, 0.3],
    ['1e3', { liquidity: [messages.number] }],
    ['douze', { liquidity: [messages.number] }],
    [true, { liquidity: [messages.number] }],
    [[5], { liquidity: [messages.number] }],
    [{}, { liquidity: [messages.number] }],
  ])('an amount typed %o is kept as %o', (typed, expected) => {
    expect(kept(heritage, 'liquidity', typed)).toEqual(expected)
  })
  test('a text is trimmed, and an empty optional text is null', () => {
    expect(kept(person, 'lastname', '  Marchetti ')).toBe('Marchetti')
    expect(kept(person, 'address', '  ')).toBeNull()
  })
  test('a text is neither a number nor a list, and holds no control character', () => {
    expect(messagesOf(person, 'lastname', 12)).toEqual([messages.string])
    expect(messagesOf(person, 'lastname', ['a'])).toEqual([messages.string])
    expect(messagesOf(person, 'lastname', 'a\u0000b')).toEqual([messages.control])
    expect(messagesOf(person, 'lastname', 'a\ud800b')).toEqual([messages.control])
    expect(messagesOf(note, 'note', 'une ligne\nune autre')).toEqual([])
  })
  test('a flag is true or false, not "1"', () => {
    expect(messagesOf(child, 'is_handicapped', '1')).toEqual([messages.boolean])
    expect(kept(child, 'is_handicapped', false)).toBe(false)
  })
})

describe('a change and a whole resource', () => {
  test('a change looks at the attributes that it names', () => {
    expect(checkChange(heritage, { liquidity: 5 })).toEqual({ valid: true, attributes: { liquidity: 5 } })
    expect(checkChange(heritage, {})).toEqual({ valid: true, attributes: {} })
  })
  test('a whole resource wants all that is required, and starts from the initial values', () => {
    expect(checkComplete(heritage, { liquidity: 5 })).toEqual({
      valid: false,
      errors: {
        main_residence_value: [messages.required],
        security_and_bond: [messages.required],
        investment_real_estate: [messages.required],
      },
    })
    expect(checkComplete(objective_location, { location: 'montpellier-34000' })).toEqual({
      valid: true,
      attributes: { location: 'montpellier-34000', include: true },
    })
  })
  test('an attribute that does not exist, or that only the server writes, is refused by its name', () => {
    expect(checkChange(heritage, { castle: 1 })).toEqual({
      valid: false,
      errors: { castle: [messages.unknownAttribute] },
    })
    expect(checkChange(client_file, { status: 'won' })).toEqual({
      valid: false,
      errors: { status: [messages.unknownAttribute] },
    })
    const polluting: unknown = JSON.parse('{"__proto__": {"liquidity": 1}}')
    expect(checkChange(heritage, polluting).valid).toBe(false)
  })
  test.each([[null], [[]], ['text'], [12]])('%o is not an object', (input) => {
    expect(checkChange(heritage, input)).toEqual({ valid: false, errors: { '': [messages.object] } })
  })
  test('whatever is sent, the answer is attributes of the right types or messages, never an exception', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(resources) as ResourceType[])),
        fc.object({ maxDepth: 2 }),
        fc.anything(),
        (type, extra, value) => {
          const definition = definitionOf(type)
          const input = { ...extra, ...Object.fromEntries(Object.keys(definition.fields).map((name) => [name, value])) }
          const checked = checkChange(definition, input)
          if (!checked.valid) return Object.values(checked.errors).every((texts) => texts.length > 0)
          const fields = new Map(Object.entries(definition.fields))
          return Object.entries(checked.attributes).every(([name, attribute]) => fields.get(name)?.accepts(attribute))
        },
      ),
    )
  })
})
