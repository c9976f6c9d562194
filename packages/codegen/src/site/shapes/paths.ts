// Stand-ins while the generator runs: in generated code these are unions of literals, made from routes.yaml.
export type RouteId = string;
export type RoutePath = string;
