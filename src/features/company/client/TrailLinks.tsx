import { Link } from 'react-router-dom'
import { Card } from '#client/ui'
import { auditAddress, trashAddress } from '#features/company/contract'

/** The ways to what was done in the firm, and to what was deleted. */
export const TrailLinks = () => (
  <Card
    title="Journal et corbeille"
    sentence="Ce qui a été fait dans votre société, et ce qui peut encore être restauré."
  >
    <ul className="company-links">
      <li>
        <Link to={auditAddress}>Ouvrir le journal</Link>
      </li>
      <li>
        <Link to={trashAddress}>Ouvrir la corbeille</Link>
      </li>
    </ul>
  </Card>
)
