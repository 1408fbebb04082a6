import { ValueField } from '#client/forms/byKind'
import { productFamilies } from '#features/scpi/clients/contract/questions'

/** What the client holds or held of each family of investments: three answers a line. */
export const ExperienceTable = () => (
  <table className="scpi-experience">
    <caption className="visually-hidden">Expérience, par famille de placements</caption>
    <thead>
      <tr>
        <th scope="col">Placements</th>
        <th scope="col">Détenus aujourd’hui</th>
        <th scope="col">Opérations sur 5&nbsp;ans</th>
        <th scope="col">Durée de détention</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(productFamilies).map(([family, label]) => (
        <tr key={family}>
          <th scope="row">{label}</th>
          <td>
            <ValueField name={`exp_${family}_currently_held`} hideLabel />
          </td>
          <td>
            <ValueField name={`exp_${family}_operations`} asList hideLabel />
          </td>
          <td>
            <ValueField name={`exp_${family}_holding`} asList hideLabel />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
