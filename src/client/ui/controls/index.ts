export { Button } from 'antd'
