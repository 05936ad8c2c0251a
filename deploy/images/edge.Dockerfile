# nginx in front of shells and APIs, and for released files. Build it in the root of the repository:
#   docker build -f deploy/images/edge.Dockerfile -t site-edge .
# Its environment is described in deploy/nginx/start-nginx.sh; certificate and key are mounted at /etc/tls.
FROM nginx:1.30-alpine
COPY --chmod=0644 deploy/nginx/nginx.conf.template /etc/nginx/nginx.conf.template
COPY --chmod=0755 deploy/nginx/start-nginx.sh /usr/local/bin/start-nginx
USER 101:101
EXPOSE 8443 8080 8082 8081
HEALTHCHECK --interval=10s --timeout=3s \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8081/health"]
ENTRYPOINT ["start-nginx"]
