import { checkSolutionConfiguration } from '#features/simulation/contract'
import { scoringCriteria } from '#features/catalogue/contract'
import { enumerations, resources } from '#contract'
import { schemes, simulate, simulators } from '#domain'
import { configuration, context, refusedFields, simulated } from '../domain/support/examples'

const leased = { project: 'trial_lease', property_price: 200_000, trial_lease_years: 3, annual_tax: 20_000 }

describe('a scheme added to the catalogue is calculated', () => {
  test('with what it gives: 1 % of 200,000 euros each year of the lease', () => {
    const reductions = simulated(leased).yearly_report.map(({ tax_reduction }) => tax_reduction)
    expect(reductions.slice(0, 4)).toEqual([2_000, 2_000, 2_000, 0])
  })

  test('when it has what it requires, in bounds, in its window', () => {
    const refusedWith = (changes: object) => {
      const asked = { ...configuration(leased), ...changes }
      return refusedFields(simulate(asked, context))
    }
    const { trial_lease_years: _left, ...unanswered } = leased
    expect(refusedFields(simulate(configuration(unanswered), context))).toEqual(['trial_lease_years'])
    expect(refusedWith({ trial_lease_years: 10 })).toEqual(['trial_lease_years'])
    expect(refusedWith({ notary_signature_date: '2031-01-01' })).toEqual(['notary_signature_date'])
  })

  test('among the best investments of a household', () => {
    const { project: _project, property_price: _price, ...household } = configuration({ net_monthly_income: 9_000 })
    const found = simulators.optimalInvestment({ household, department: '34', highestEffort: undefined }, () => context)
    expect(found).toContainEqual(expect.objectContaining({ project: 'trial_lease', status: 'possible' }))
  })
})

describe('a scheme added to the catalogue crosses the wire', () => {
  const check = (changes: object) => {
    const checked = checkSolutionConfiguration({
      ...configuration({ seniority: 'new' }),
      project: 'trial_lease',
      ...changes,
    })
    return checked.valid ? {} : checked.errors
  }

  test('under its label, its addresses and its questions', () => {
    expect(resources.simulation.fields.project.choices).toContainEqual({ value: 'trial_lease', label: 'Bail d’essai' })
    expect(Object.entries(enumerations.projectSlugs)).toContainEqual(['trial_lease', ['bail-essai']])
    expect(Object.entries(resources.simulation.fields).filter(([name]) => name.startsWith('trial_'))).toMatchObject([
      ['trial_lease_years', { kind: 'integer', label: 'Années du bail d’essai', minimum: 1, maximum: 9 }],
      ['trial_lease_tenant', { kind: 'choice', label: 'Locataire à l’essai' }],
    ])
  })

  test('with the answers that it requires, each in bounds', () => {
    expect(check({ trial_lease_years: 3, trial_lease_tenant: 'worker' })).toEqual({})
    expect(check({})).toEqual({ trial_lease_years: ['Ce champ est requis'] })
    expect(check({ trial_lease_years: 12 })).toEqual({ trial_lease_years: ['Maximum 9'] })
    expect(check({ trial_lease_years: 3, trial_lease_tenant: 'nobody' })).toHaveProperty('trial_lease_tenant')
  })

  test('scored on what is said of any investment, and of no managed residence', () => {
    const scoredOn = Object.entries(scoringCriteria).flatMap(([name, criterion]) => {
      const projects: readonly string[] = criterion.projects
      return projects.includes('trial_lease') ? [name] : []
    })
    expect(scoredOn).toEqual(expect.arrayContaining(['rental_security', 'tax_performance']))
    expect(scoredOn).not.toContain('manager_strength')
  })

  test('after those of the product, which it leaves as they are', () => {
    expect(schemes.all.at(-1)?.id).toBe('trial_lease')
    expect(schemes.find('pinel')?.label).toBe('Pinel')
  })
})
