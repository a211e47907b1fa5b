/**
 * The first line of a quote request's message.
 * @param names titles by id. @param service id of a service, @param project id of a project; unknown ids are ignored.
 */
export function quoteLine(
  names: Record<string, string>,
  service: string | null,
  project: string | null,
): string {
  const serviceName = service && Object.hasOwn(names, service) ? names[service] : undefined;
  const projectName = project && Object.hasOwn(names, project) ? names[project] : undefined;
  const about = serviceName ? ` for ${serviceName}` : "";
  const like = projectName ? `, something like ${projectName}` : "";
  return `I would like a quote${about}${like}.\n\n`;
}
