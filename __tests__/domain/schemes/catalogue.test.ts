import { findScheme, investmentProjects, projectTypes, simulate, worksProjects } from '#domain'
import { schemes } from '../../../src/domain/schemes'
import { configuration, context, refusedFields } from '../support/examples'

describe('catalogue of schemes', () => {
  test('each scheme is an investment project, said once, with a French title and its law', () => {
    const ids = schemes.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => investmentProjects.includes(id))).toBe(true)
    expect(schemes.every(({ title, law }) => title.length > 3 && /CGI|CCH/.test(law))).toBe(true)
  })

  test('a home to live in is no investment', () => {
    expect(projectTypes).toHaveLength(16)
    expect(projectTypes.filter((project) => !investmentProjects.includes(project))).toEqual([
      'personal_residency',
      'reduced_vat',
      'controlled_price',
    ])
  })

  test('works count where the scheme asks for their price', () => {
    expect(projectTypes.filter((project) => findScheme(project)?.asks.includes('renovation_price'))).toEqual(
      worksProjects,
    )
  })

  test('each investment project is simulated', () => {
    expect(investmentProjects.filter((project) => findScheme(project) === undefined)).toEqual([])
  })

  test.each(projectTypes.filter((project) => findScheme(project) === undefined))(
    '%s is refused on the project',
    (project) => {
      expect(refusedFields(simulate(configuration({ project }), context))).toEqual(['project'])
    },
  )
})
