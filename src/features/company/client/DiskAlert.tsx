import { formatSize } from '#client/ui/formats'
import { Alert } from 'antd'

/** The disk of the server is nearly full. @param left bytes */
export const DiskAlert = ({ left }: { readonly left: number }) => (
  <Alert
    type="warning"
    showIcon
    title={`Le disque du serveur est presque plein\u00a0: il y reste ${formatSize(left)}.`}
    description="Sans place, plus rien ne s’enregistre&#8239;: prévenez la personne qui installe Solive."
  />
)
